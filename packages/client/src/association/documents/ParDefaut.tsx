import { type Critere, pourquoiDit, regleDite } from '@asso/domain/document/choix-document.rules';

/** Among several documents of a type, this marks the one that a dossier takes by default, and says why. */
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
