import { suggestCourriel } from '@asso/domain/identifiants/courriel-suggestion';
import { flushSync } from 'react-dom';

/** « Vouliez-vous écrire gmail.com ? »: said beside the field, and taken with one press. */
export function SuggestionCourriel({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const suggested = suggestCourriel(email.trim());
  return (
    <p className="suggestion" role="status">
      {suggested && (
        <>
          Vouliez-vous écrire {suggested.slice(suggested.lastIndexOf('@') + 1)} ?
          <button
            type="button"
            className="fr-btn fr-btn--tertiary fr-btn--sm"
            onClick={() => {
              // Drawn at once: a field that takes the focus keeps showing what it held then. The button goes away.
              flushSync(() => onTake(suggested));
              document.getElementById('champ-email')?.focus();
            }}
          >
            Corriger
          </button>
        </>
      )}
    </p>
  );
}
