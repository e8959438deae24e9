import { type Critere, pourquoiDit, regleDite } from '@asso/domain/document/choix-document.rules';

/** Of several documents of a type, the one a dossier takes by itself, and why. */
export const ParDefaut = ({ pourquoi }: { pourquoi: Critere | null }) => (
  <>
    <span className="fr-hint-text fr-icon-check-line fr-icon--sm">Utilisé par défaut</span>
    <details className="plis coffre__plis">
      <summary>Pourquoi celui-ci ?</summary>
      <p>
        {pourquoi && <>{pourquoiDit[pourquoi]} </>}
        {regleDite}
      </p>
    </details>
  </>
);
