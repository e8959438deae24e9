import { Link } from '../Link.tsx';
import { type ChoiceControlProps, describedBy } from './control-props.ts';
import { FieldMark } from './FieldMark.tsx';
import { FieldMessages } from './FieldMessages.tsx';

type OptionsControlProps = ChoiceControlProps & { isMultiple?: boolean };

/** Shows a few choices at once: as radio buttons, or as boxes when several may hold. */
export function OptionsControl(props: OptionsControlProps) {
  const { id, label, help, isRequired, error, options, isMultiple = false } = props;
  const kind = isMultiple ? 'checkbox' : 'radio';
  // When nothing is chosen, the option whose value is empty is selected.
  const chosen = new Set(Array.isArray(props.value) ? props.value : [props.value ?? '']);
  const choose = (option: string, isChosen: boolean) => {
    if (!isMultiple) return props.onChange(option);
    const next = options
      .map((one) => one.value)
      .filter((one) => (one === option ? isChosen : chosen.has(one)));
    props.onChange(next.length > 0 ? next : null);
  };
  const group = isMultiple
    ? {}
    : { role: 'radiogroup', 'aria-required': isRequired, 'aria-invalid': error ? true : undefined };
  return (
    <fieldset
      id={id}
      className={`fr-fieldset champ${error ? ' fr-fieldset--error champ--erreur' : ''}`}
      aria-describedby={describedBy(id, props)}
      {...group}
      aria-labelledby={`${id}-legende`}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || props.onLeave?.()}
    >
      <legend className="fr-fieldset__legend fr-fieldset__legend--regular">
        <span id={`${id}-legende`}>
          {label}
          <FieldMark isRequired={isRequired} isOptional={props.isOptional} />
        </span>
        {help && (
          <span id={`${id}-aide`} className="fr-hint-text">
            {help}
          </span>
        )}
      </legend>
      {options.map((option, index) => (
        <div className="fr-fieldset__element" key={option.value}>
          <div className={`fr-${kind}-group`}>
            <input
              type={kind}
              id={`${id}-${index}`}
              name={id}
              value={option.value}
              checked={chosen.has(option.value)}
              disabled={option.closed !== undefined && !chosen.has(option.value)}
              onChange={(event) => choose(option.value, event.target.checked)}
            />
            <label className="fr-label" htmlFor={`${id}-${index}`}>
              {option.label}
              {option.closed && <span className="fr-hint-text">{option.closed}</span>}
            </label>
          </div>
          {option.closed && option.corriger && (
            <p className="option__corriger">
              <Link href={option.corriger}>
                Corriger sa fiche<span className="invisible"> : {option.label}</span>
              </Link>
            </p>
          )}
        </div>
      ))}
      <div className="fr-messages-group">
        <FieldMessages {...props} />
      </div>
    </fieldset>
  );
}
