import { useId } from 'react';

type RadioListProps<T extends string> = {
  title: string;
  hint?: string;
  /** Choices are shown in this order. */
  labels: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
};

/** One of a few choices is always selected: this is not a form field, and it cannot be wrong. */
export function RadioList<T extends string>({ title, hint, labels, value, onChange }: RadioListProps<T>) {
  const name = useId();
  return (
    <fieldset className="reglage">
      <legend>
        {title}
        {hint && <span className="fr-hint-text">{hint}</span>}
      </legend>
      {(Object.keys(labels) as T[]).map((key) => (
        <div className="fr-radio-group fr-radio-group--sm" key={key}>
          <input
            type="radio"
            id={`${name}-${key}`}
            name={name}
            checked={key === value}
            onChange={() => onChange(key)}
          />
          <label className="fr-label" htmlFor={`${name}-${key}`}>
            {labels[key]}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
