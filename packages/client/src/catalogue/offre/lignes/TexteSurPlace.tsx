import { useTyped } from '../../../ui/fields/use-typed.ts';

type TexteSurPlaceProps = {
  id: string;
  label: string;
  placeholder: string;
  className: string;
  value: string | null | undefined;
  error?: string;
  /** Changes each time somebody else's words are taken, as `Form.round` does. */
  round?: number;
  onChange: (value: string | null) => void;
  onFocus: () => void;
  onLeave: () => void;
};

/** A text of the form, typed where it is read and in the same letters. */
export function TexteSurPlace({ value, error, round, ...props }: TexteSurPlaceProps) {
  const typed = useTyped(value ?? '', round);
  return (
    <>
      <textarea
        id={props.id}
        className={`sur-place ${props.className}`}
        rows={1}
        autoComplete="off"
        aria-label={props.label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${props.id}-message`}
        placeholder={props.placeholder}
        value={typed.text}
        onFocus={props.onFocus}
        onChange={({ target }) => {
          typed.type(target.value);
          props.onChange(target.value === '' ? null : target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onBlur={() => {
          typed.end();
          props.onLeave();
        }}
      />
      {error && (
        <p id={`${props.id}-message`} className="fr-message fr-message--error">
          {error}
        </p>
      )}
    </>
  );
}
