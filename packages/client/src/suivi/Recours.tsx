import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { mainInstruction } from '../dossier/etat-dossier.ts';
import { Notice } from '../ui/Notice.tsx';

/** After a negative answer one may ask why, ask again or go to court. */
export function Recours({ dossier }: { dossier: DossierSubventionView }) {
  const { etat, motif, service } = mainInstruction(dossier);
  if (etat !== '11' && etat !== '12') return null;
  return (
    <Notice
      tone="info"
      title={etat === '11' ? 'Votre demande est refusée' : 'Votre demande est rejetée'}
      level="h2"
    >
      {motif && (
        <>
          <p>Motif :</p>
          <blockquote className="citation">{motif}</blockquote>
        </>
      )}
      <p>
        Vous pouvez demander à {service.nom} de revoir sa décision, ou saisir le tribunal administratif, dans
        les deux mois qui suivent sa notification.
      </p>
      {dossier.rights.message && (
        <p>
          <button
            type="button"
            className="fr-btn fr-btn--secondary"
            onClick={() => document.getElementById('nouveau-message')?.focus()}
          >
            Demander une explication
          </button>
        </p>
      )}
    </Notice>
  );
}
