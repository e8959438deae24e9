import type { DemandeSiretHead } from '@asso/contract/demande-siret/demande-siret.schemas';
import { isEditableIn } from '@asso/domain/demande-siret/demande-siret.states';
import { saySiretObtenu } from '@asso/domain/demande-siret/demande-siret.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../platform/AppLink.tsx';
import { EtatSiretBadge } from './EtatSiretBadge.tsx';
import { demandeHref } from './siret-href.ts';

export type DemandeSiretItem = DemandeSiretHead;

type DemandeSiretCardProps = {
  demande: DemandeSiretItem;
  /** The first request that waits for this person has the only filled button of the page. */
  isFirst: boolean;
  /** The association is named when the person belongs to several. */
  showsAssociation: boolean;
};

/**
 * A card says where a request stands, who acts and its next act. A member who may not open it reads who created
 * it.
 */
export function DemandeSiretCard({ demande, isFirst, showsAssociation }: DemandeSiretCardProps) {
  const { identifiant, description, identite, rights, transmis_le } = demande;
  const numero = identifiant.id_fo_fonctionnel;
  const titre = showsAssociation ? identite.nom : 'Demande de SIRET';
  return (
    <li className="cadre carte">
      <div className="carte__tete">
        <h2 className="carte__titre">
          {rights.consult ? <AppLink href={demandeHref(demande)}>{titre}</AppLink> : titre}
          <span className="nombre discret"> · {numero}</span>
        </h2>
        <EtatSiretBadge etat={description.code_etat} />
        {isEditableIn(description.code_etat) && <span className="non-transmis">Non transmis</span>}
      </div>
      <p className="carte__faits">
        {transmis_le
          ? `Transmise le ${formatDate(new Date(transmis_le))}`
          : `Commencée le ${formatDate(new Date(demande.cree_le))}`}{' '}
        par {demande.createdBy.nom}
      </p>
      <div className="carte__pied">
        <p>{phraseOf(demande)}</p>
        {rights.edit && (
          <AppLink className={`fr-btn${isFirst ? '' : ' fr-btn--secondary'}`} href={demandeHref(demande)}>
            Reprendre<span className="invisible"> la demande {numero}</span>
          </AppLink>
        )}
      </div>
    </li>
  );
}

function phraseOf({ rights, createdBy, description, id_siret }: DemandeSiretItem): string {
  if (id_siret) return saySiretObtenu(id_siret);
  return rights.consult ? description.phrase : `Seul son créateur, ${createdBy.nom}, peut l’ouvrir.`;
}
