import { suggestCourriel } from '@asso/domain/identifiants/courriel-suggestion';
import { flushSync } from 'react-dom';

/** « Vouliez-vous écrire gmail.com ? » shows beside the field, and one press takes the suggestion. */
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
              // flushSync renders first, because a field that takes the focus would keep showing its old value. The
              // button then disappears.
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
