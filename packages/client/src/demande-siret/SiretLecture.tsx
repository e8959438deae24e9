import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { isEditableIn } from '@asso/domain/demande-siret/demande-siret.states';
import { useEffect } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { DecisionSiret } from './DecisionSiret.tsx';
import { EnvoiTable } from './EnvoiTable.tsx';
import { EtatSiretBadge } from './EtatSiretBadge.tsx';
import type { DemandeRead } from './edition.ts';
import { ReponseSiret } from './ReponseSiret.tsx';
import { ResumeSiret } from './ResumeSiret.tsx';
import { SiretPdf } from './SiretPdf.tsx';
import { SuiviSiret } from './SuiviSiret.tsx';
import { demandeHref, filDemandesSiret, titre } from './siret-href.ts';

type SiretLectureProps = { dossier: DemandeSiretView; found: DemandeRead };

/**
 * Shows a request for a SIRET that was sent: the answer, what happened and what was sent; an administrator also decides
 * here.
 */
export function SiretLecture({ dossier: demande, found }: SiretLectureProps) {
  const { description, identifiant, identite, rights, decisions } = demande;
  const { refresh } = found;
  // The request may have been answered since the confirmation page was shown.
  useEffect(() => void refresh(), [refresh]);
  const isDraft = isEditableIn(description.code_etat);
  return (
    <div className="page">
      <PageHeading
        titre={`${titre} · demande ${identifiant.id_fo_fonctionnel}`}
        fil={filDemandesSiret}
        aide="siret"
        badge={<EtatSiretBadge etat={description.code_etat} />}
        chapo={decisions.length > 0 ? identite.nom : description.phrase}
        actions={<SiretPdf id={identifiant.id_fo_fonctionnel} />}
      />
      {isDraft && (
        <p className="discret fr-icon-lock-line">Lecture seule : {raisonOf(rights.edit === true)}.</p>
      )}
      {isDraft && rights.edit && (
        <p>
          <AppLink className="fr-btn" href={demandeHref(demande)}>
            Reprendre la demande
          </AppLink>
        </p>
      )}
      <ReponseSiret demande={demande} />
      <DecisionSiret demande={demande} found={found} />
      <SuiviSiret historique={demande.historique} />
      <ResumeSiret dossier={demande} />
      <EnvoiTable
        valeurs={demande.envoi}
        titre={isDraft ? 'Ce qui partira au service' : 'Ce qui est parti au service'}
      />
    </div>
  );
}

const raisonOf = (canEdit: boolean): string =>
  canEdit ? 'vous avez demandé à relire cette demande' : 'seul son créateur peut la modifier';
