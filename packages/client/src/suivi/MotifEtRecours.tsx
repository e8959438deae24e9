import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { mainInstruction } from '../dossier/etat-dossier.ts';

/** A negative answer is followed by its reason in full, and by how one may ask again or go to court. */
export function MotifEtRecours({ dossier }: { dossier: DossierSubventionView }) {
  const { etat, motif, service } = mainInstruction(dossier);
  if (etat !== '11' && etat !== '12') return null;
  return (
    <>
      {motif && <blockquote className="citation">{motif}</blockquote>}
      <p>
        Vous pouvez demander à {service.nom} de revoir sa décision, ou saisir le tribunal administratif, dans
        les deux mois qui suivent sa notification.
      </p>
    </>
  );
}
