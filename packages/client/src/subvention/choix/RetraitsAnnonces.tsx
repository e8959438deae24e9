import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { Notice } from '../../ui/Notice.tsx';
import { sayRetrait } from './retraits-said.ts';
import type { ChoixEdite } from './use-choix.ts';

type RetraitsAnnoncesProps = { dossier: DossierSubventionView; choix: ChoixEdite };

/** Says what a choice would remove from the projects, and offers to cancel it. */
export function RetraitsAnnonces({ dossier, choix: { annonce, retraits, cancel } }: RetraitsAnnoncesProps) {
  return (
    <div role="status">
      {annonce && (
        <Notice tone="attention" title={annonce}>
          <div className="pile pile--serree">
            {retraits.length > 0 && (
              <ul>
                {retraits.map((one) => (
                  <li key={`${one.id_projet} ${one.rubrique} ${one.ligne.id}`}>{sayRetrait(dossier, one)}</li>
                ))}
              </ul>
            )}
            {retraits.length > 0 && (
              <p>Ces montants sont gardés jusqu’à la transmission : vous pourrez les reprendre.</p>
            )}
            <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={cancel}>
              Annuler<span className="invisible"> ce changement d’années</span>
            </button>
          </div>
        </Notice>
      )}
    </div>
  );
}
