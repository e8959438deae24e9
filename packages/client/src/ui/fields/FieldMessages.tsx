import { focusFirstControl } from '../page/focus.ts';
import type { ControlProps } from './control-props.ts';

type FieldMessagesProps = Pick<ControlProps, 'id' | 'error' | 'warning' | 'note' | 'offer'>;

/**
 * Shows under the control the error, or else the warning; then the note that tells where the value comes from, and the
 * button that changes or confirms it.
 */
export function FieldMessages({ id, error, warning, note, offer }: FieldMessagesProps) {
  return (
    <>
      {(error || warning) && (
        <p
          id={`${id}-message`}
          className={`fr-message ${error ? 'fr-message--error' : 'fr-message--warning'}`}
        >
          {error ?? warning}
        </p>
      )}
      {note && (
        <p id={`${id}-note`} className="fr-hint-text champ__note">
          {note}
        </p>
      )}
      {offer && (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm champ__garder"
          onClick={() => {
            offer.onPress();
            // The button disappears with what it was about, so the control takes the focus.
            focusFirstControl(document.getElementById(id));
          }}
        >
          {offer.label} {offer.after && <span className="invisible">: {offer.after}</span>}
        </button>
      )}
    </>
  );
}
