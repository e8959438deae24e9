import { useId } from 'react';

type RadioListProps<T extends string> = {
  title: string;
  hint?: string;
  /** The choices and their labels, in the order shown. */
  labels: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
};

/** A setting of which one choice is always selected: unlike a form field, it can be neither empty nor wrong. */
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
