import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import { nomsLocaux, toNumeroActe } from '@asso/domain/identifiants/numero-etablissement';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useSignedInUser } from '../platform/session/session.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { DemandeSiretCard, type DemandeSiretItem } from './DemandeSiretCard.tsx';
import { startSiretHref } from './siret-href.ts';
import '../dossier/dossier.css';
import { ListBlock } from '../platform/list/ListBlock.tsx';
import { listRow } from '../platform/list/list-row.ts';
import { useList } from '../platform/list/use-list.ts';

/** Lists the requests for a SIRET of the person's associations, the newest first. */
export const DemandesSiretPage = () => (
  <div className="page">
    <PageHeading titre="Demandes de SIRET" chapo="Où en est chaque demande de SIRET de vos associations." />
    <ListBlock list={useList(demandes)} empty={<Liste items={[]} />}>
      {({ items }) => <Liste items={items as DemandeSiretItem[]} />}
    </ListBlock>
  </div>
);

const demandes = listRow({
  call: demandeSiretEndpoints.listDemandesSiret,
  limit: 20,
  empty: {
    fact: 'Aucune demande de SIRET pour l’instant.',
    why: 'Il faut un SIRET pour recevoir une subvention.',
  },
});

type Acting = ReturnType<typeof useActingFor>;

/** Says why this association asks for none, if it has a number or takes that of its territory. */
const raisonDe = (acting: Acting): { why?: string } => {
  if (!acting) return {};
  if (acting.id_siret) return { why: `${acting.nom} a déjà ${unNumero(acting)}\u00a0: rien à demander.` };
  return acting.numero_local
    ? { why: `${acting.nom} n’en demande pas\u00a0: elle donne ${unNumero(acting)}.` }
    : {};
};

const unNumero = ({ numero_local }: NonNullable<Acting>): string =>
  numero_local ? `un ${nomsLocaux[numero_local]}` : 'un SIRET';

function Liste({ items }: { items: readonly DemandeSiretItem[] }) {
  const { associations } = useSignedInUser();
  const acting = useActingFor();
  if (items.length === 0) {
    return (
      <EmptyState
        {...demandes.empty}
        {...raisonDe(acting)}
        action={
          acting?.id_siret === null && (
            <AppLink className="fr-btn" href={startSiretHref(acting.id_rna ?? acting.id_association)}>
              {toNumeroActe(acting.numero_local)}
            </AppLink>
          )
        }
      />
    );
  }
  return (
    <ul className="liste-nue cartes cartes-dossiers">
      {items.map((demande) => (
        <DemandeSiretCard
          key={demande.id}
          demande={demande}
          isFirst={demande === items.find(({ rights }) => rights.edit)}
          showsAssociation={associations.length !== 1}
        />
      ))}
    </ul>
  );
}
