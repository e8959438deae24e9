import { CopyText } from '../../ui/CopyText.tsx';
import { champsTexte, type SorteTexte, sortesTexte } from './decision-words.ts';

const labels: Record<SorteTexte, string> = {
  correction: 'Ce qu’il faut corriger',
  motif: 'Motif',
  message: 'Message à l’association',
};

type DecisionNonEnvoyeeProps = {
  moves: readonly string[];
  textes: Readonly<Partial<Record<SorteTexte, string>>>;
  onForget: () => void;
};

/**
 * A colleague decided first: the text written for that decision can still be copied, until the agent puts it away.
 */
export function DecisionNonEnvoyee({ moves, textes, onForget }: DecisionNonEnvoyeeProps) {
  const usable = new Set(
    Object.entries(champsTexte).flatMap(([action, { sorte }]) => (moves.includes(action) ? [sorte] : [])),
  );
  const left = sortesTexte.filter((sorte) => !usable.has(sorte) && textes[sorte]?.trim());
  if (left.length === 0) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="texte-non-envoye">
      <h3 id="texte-non-envoye" className="fr-h6">
        Votre texte non envoyé
      </h3>
      {left.map((sorte) => (
        <div key={sorte} className="decision__non-envoye">
          <span className="discret">{labels[sorte]} : </span>
          <CopyText text={textes[sorte] ?? ''} what="ce texte" />
        </div>
      ))}
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onForget}>
        Ne plus le garder
      </button>
    </section>
  );
}
