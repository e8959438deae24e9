import { type ControlProps, describedBy } from './control-props.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { useTyped } from './use-typed.ts';

type TextControlProps = ControlProps & {
  /** The longest text accepted, which also sets the width of the field. */
  max?: number;
  isMultiline?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  /** `show` turns the stored value into text, and `read` turns text into the value to store. */
  show?: (value: unknown) => string;
  read?: (text: string) => unknown;
  /** The width in characters, when it differs from `max`. */
  width?: number;
};

/** A field of one or several lines of text; numbers and days are text too, which `read` converts. */
export function TextControl(props: TextControlProps) {
  const { id, error, warning, isRequired, value, max, width = max, isMultiline = false } = props;
  const { show = showText, read = readText } = props;
  const typed = useTyped(show(value), props.round);
  const attributes = {
    id,
    className: `fr-input${error ? ' fr-input--error' : ''}`,
    value: typed.text,
    autoComplete: props.autoComplete ?? 'off',
    'aria-describedby': describedBy(id, props),
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
    onChange: (event: { target: { value: string } }) => {
      typed.type(event.target.value);
      props.onChange(read(event.target.value));
    },
    onBlur: () => {
      typed.end();
      props.onLeave?.();
    },
  };
  return (
    <div className={groupClass('fr-input-group', { error, warning })}>
      <FieldLabel {...props} />
      {isMultiline ? (
        <textarea {...attributes} rows={rowsOf(typed.text)} />
      ) : (
        <input
          {...attributes}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          style={width && width <= 60 ? { maxWidth: `calc(${Math.max(width, 4)}ch + 3rem)` } : undefined}
        />
      )}
      <Remaining text={typed.text} max={isMultiline ? max : undefined} />
      <FieldMessages {...props} />
    </div>
  );
}

/** How many rows show the text, where the browser does not make the field grow by itself: 4 to 15. */
const rowsOf = (text: string): number =>
  Math.min(
    Math.max(
      text.split('\n').reduce((rows, line) => rows + Math.ceil((line.length + 1) / 80), 0),
      4,
    ),
    15,
  );

export const groupClass = (name: string, { error, warning }: { error?: string; warning?: string }): string =>
  `${name} champ${error ? ` ${name}--error champ--erreur` : warning ? ' champ--attention' : ''}`;

const showText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const readText = (text: string): string | null => (text === '' ? null : text);

/** Shows how many characters are left once a fifth of `max` or less remains, or how many are too many. */
function Remaining({ text, max }: { text: string; max: number | undefined }) {
  const left = (max ?? 0) - [...text].length;
  if (!max || left > max / 5) return null;
  const plural = Math.abs(left) < 2 ? '' : 's';
  return (
    <p className="fr-hint-text champ__reste">
      {left < 0 ? `${-left} caractère${plural} de trop` : `${left} caractère${plural} restant${plural}`}
    </p>
  );
}
