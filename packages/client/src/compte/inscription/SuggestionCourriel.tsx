import { suggestCourriel } from '@asso/domain/identifiants/courriel-suggestion';
import { flushSync } from 'react-dom';

/** Suggests the domain that the person probably meant (« Vouliez-vous écrire gmail.com ? »), taken in one press. */
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
              // The field must show its new value before it takes the focus, since it would keep the old one; the
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
