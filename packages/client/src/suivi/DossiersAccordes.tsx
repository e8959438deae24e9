import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { filterEtats, isAccorde, isInPaiement } from '@asso/domain/dossier/instruction.states';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { champsCarte, type DossierCarte } from '../dossier/champs-carte.ts';
import { dossierHref } from '../dossier/dossier-href.ts';
import { EtatDemandeurBadge } from '../dossier/EtatDemandeurBadge.tsx';
import { instructionsOrdered, intituleDossier } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { ListOf } from '../platform/list/ListOf.tsx';
import { listRow } from '../platform/list/list-row.ts';
import { useTaches } from './use-taches.ts';

/** Lists the granted subvention dossiers and their amounts, with a link to each dossier. */
export const DossiersAccordes = () => (
  <section className="pile" aria-labelledby="par-dossier">
    <h2 id="par-dossier">Par dossier accordé</h2>
    <ListOf row={accordes} />
  </section>
);

const accordes = listRow({
  call: dossierEndpoints.listDossiers,
  // An agrément brings no money, so it is left out.
  query: { etats: filterEtats(isAccorde), genres: ['subvention'], fields: [...champsCarte] },
  limit: 20,
  empty: {
    fact: 'Aucun dossier n’est encore accordé.',
    why: 'Les montants apparaîtront ici après une décision.',
  },
  caption: 'Dossiers accordés',
  rowId: ({ id }) => id,
  columns: [
    {
      key: 'dossier',
      label: 'Dossier',
      isHeader: true,
      cell: (dossier) => {
        const { id_fo, genre, demandeur, rights } = dossier;
        const href = dossierHref({ genre, id_siret: demandeur.id_siret, id_fo });
        return (
          <>
            {rights.consult ? (
              <AppLink href={href}>{intituleDossier(dossier)}</AppLink>
            ) : (
              intituleDossier(dossier)
            )}{' '}
            <span className="nombre discret">{id_fo}</span>
          </>
        );
      },
    },
    {
      key: 'etat',
      label: 'État',
      cell: (dossier) => <EtatAccorde dossier={dossier} />,
    },
    {
      key: 'accorde',
      label: 'Accordé',
      isNumber: true,
      cell: ({ montant_accorde }) => formatEurosCents(montant_accorde ?? 0),
    },
    {
      key: 'verse',
      label: 'Versé',
      isNumber: true,
      cell: ({ montant_verse }) => formatEurosCents(montant_verse),
    },
    {
      key: 'a-venir',
      label: 'À venir',
      isNumber: true,
      cell: (dossier) => formatEurosCents(aVenir(dossier)),
    },
  ],
});

/** Shows the state of each service, whose turn it is as the home page knows it. */
function EtatAccorde({ dossier }: { dossier: DossierCarte }) {
  const tache = useTaches(true).tacheOf(dossier);
  const badges = instructionsOrdered(dossier).map((one, rank) => ({
    ...one,
    badge: <EtatDemandeurBadge etat={one.etat} tache={rank === 0 ? tache : undefined} />,
  }));
  if (badges.length === 1) return badges[0]?.badge;
  return (
    <ul className="liste-nue">
      {badges.map(({ id_service_instructeur, service, badge }) => (
        <li key={id_service_instructeur}>
          {service.nom} {badge}
        </li>
      ))}
    </ul>
  );
}

const aVenir = ({ instructions }: DossierCarte): number =>
  sumEuros(
    instructions
      .filter(({ etat }) => isInPaiement(etat))
      .flatMap(({ montant_accorde, montant_verse }) => [montant_accorde, -montant_verse]),
  );
