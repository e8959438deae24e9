import { type ControlProps, describedBy } from './control-props.ts';
import { FieldMark } from './FieldMark.tsx';
import { FieldMessages } from './FieldMessages.tsx';

type CheckboxControlProps = ControlProps & {
  /** What the box is about, read aloud after its label, when the page shows that beside the box. */
  about?: string;
};

export function CheckboxControl(props: CheckboxControlProps) {
  const { id, label, help, isRequired, error, value, onChange, onLeave } = props;
  return (
    <div className={`fr-checkbox-group champ${error ? ' fr-checkbox-group--error champ--erreur' : ''}`}>
      <input
        id={id}
        type="checkbox"
        aria-labelledby={`${id}-nom`}
        checked={value === true}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, props)}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onLeave}
      />
      <label className="fr-label" htmlFor={id}>
        <span id={`${id}-nom`}>
          {label}
          {props.about && <span className="invisible"> : {props.about}</span>}
          <FieldMark isRequired={isRequired} />
        </span>
        {help && (
          <span id={`${id}-aide`} className="fr-hint-text">
            {help}
          </span>
        )}
      </label>
      <FieldMessages {...props} />
    </div>
  );
}
