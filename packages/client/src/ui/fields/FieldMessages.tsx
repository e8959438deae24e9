import { focusFirstControl } from '../page/focus.ts';
import type { ControlProps } from './control-props.ts';

type FieldMessagesProps = Pick<ControlProps, 'id' | 'error' | 'warning' | 'note' | 'keep'>;

/** Shows under the control the error, or else the warning; then the note that tells where the value comes from. */
export function FieldMessages({ id, error, warning, note, keep }: FieldMessagesProps) {
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
      {keep && (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm champ__garder"
          onClick={() => {
            keep.onPress();
            // The button disappears with the proposal that it confirms, so the control takes the focus.
            focusFirstControl(document.getElementById(id));
          }}
        >
          C’est bien cela <span className="invisible">: {keep.label}</span>
        </button>
      )}
    </>
  );
}
