import type { Avertissement } from '@asso/domain/catalogue/avertissements.rules';
import { AppLink } from '../../../platform/AppLink.tsx';

type AvertissementsProps = {
  avertissements: readonly Avertissement[];
  hrefOf: (champ: string) => string;
  onRemedy: (remede: NonNullable<Avertissement['remede']>) => void;
  onKeep: (id: string) => void;
};

/**
 * Lists the warnings that do not prevent publishing: each is corrected in one press, changed by hand, or kept as it is.
 */
export function Avertissements({ avertissements, hrefOf, onRemedy, onKeep }: AvertissementsProps) {
  if (avertissements.length === 0) return null;
  return (
    <section className="relire" aria-labelledby="a-relire">
      <h3 id="a-relire">
        À relire <span className="discret">ne bloque pas</span>
      </h3>
      <ul className="liste-nue">
        {avertissements.map(({ id, fait, suite, champ, remede }) => (
          <li key={id} className="relire__point">
            <span className="relire__texte">
              <strong>{fait}</strong> {suite}
            </span>
            {remede && (
              <button
                type="button"
                className="fr-btn fr-btn--tertiary fr-btn--sm"
                onClick={() => onRemedy(remede)}
              >
                {remede.label}
              </button>
            )}
            {champ && !remede && <AppLink href={hrefOf(champ)}>Voir</AppLink>}
            <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => onKeep(id)}>
              Garder<span className="invisible"> : {fait}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
