import type { CarteSubvention } from '@asso/contract/catalogue/repertoire.endpoints';
import { pageRenouveler } from '@asso/domain/dossier/genre.rows';
import { sayEtatInstruction } from '@asso/domain/dossier/instruction.states';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { DossierCarte } from '../dossier/champs-carte.ts';
import { dossierHref } from '../dossier/dossier-href.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { useMesDemandes } from './use-mes-demandes.ts';

/** Says on the card of a subvention « Votre demande 2026 : accordé, 4 000 €. Renouveler ». */
export function DerniereDemande({ subvention }: { subvention: CarteSubvention }) {
  const demandes = useMesDemandes(subvention);
  const last = demandes?.presentes[0] ?? demandes?.precedente;
  if (!demandes || !last) return null;
  const isRenewable =
    demandes.presentes.length === 0 &&
    subvention.ouverture === 'ouverte' &&
    subvention.eligibilite?.verdict !== 'reservee';
  return (
    <p>
      Votre demande {last.description.exercice} :{' '}
      <AppLink href={derniereDemandeHref(last)}>
        dossier <span className="nombre">{last.id_fo}</span>
      </AppLink>
      , {sayDerniereDemande(last)}.
      {isRenewable && (
        <>
          {' '}
          <AppLink href={pageRenouveler(last.demandeur.id_siret, subvention.code, last.id_fo)}>
            Renouveler
          </AppLink>
        </>
      )}
    </p>
  );
}

export const derniereDemandeHref = ({ genre, id_fo, demandeur }: DossierCarte): string =>
  dossierHref({ genre, id_fo, id_siret: demandeur.id_siret });

export const sayDerniereDemande = ({ instructions, montant_accorde }: DossierCarte): string =>
  [
    instructions[0] && sayEtatInstruction(instructions[0].etat),
    montant_accorde !== null && formatEuros(montant_accorde),
  ]
    .filter(Boolean)
    .join(', ');
