import { type ChoiceControlProps, describedBy } from './control-props.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { groupClass } from './TextControl.tsx';

/** The choices in the browser's own list (`<select>`). */
export function SelectControl(props: ChoiceControlProps) {
  const { id, error, warning, isRequired, value, options } = props;
  return (
    <div className={groupClass('fr-select-group', { error, warning })}>
      <FieldLabel {...props} />
      <select
        id={id}
        className={`fr-select${error ? ' fr-select--error' : ''}`}
        value={typeof value === 'string' ? value : ''}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, props)}
        onChange={(event) => props.onChange(event.target.value || null)}
        onBlur={props.onLeave}
      >
        <option value="">Choisir</option>
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.closed !== undefined && option.value !== value}
          >
            {option.closed ? `${option.label} (${option.closed})` : option.label}
          </option>
        ))}
      </select>
      <FieldMessages {...props} />
    </div>
  );
}
