import type { ControlProps } from './control-props.ts';

type FieldMessagesProps = Pick<ControlProps, 'id' | 'error' | 'warning' | 'note'>;

/** Under the control: what is wrong, else what looks wrong; then where the value comes from. */
export function FieldMessages({ id, error, warning, note }: FieldMessagesProps) {
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
    </>
  );
}
