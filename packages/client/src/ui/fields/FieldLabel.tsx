import type { ControlProps } from './control-props.ts';

type FieldLabelProps = Pick<ControlProps, 'id' | 'label' | 'isRequired' | 'help'>;

/** The label, and the help that stays visible under it. */
export function FieldLabel({ id, label, isRequired, help }: FieldLabelProps) {
  return (
    <>
      <label className="fr-label" htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {help && (
        <p id={`${id}-aide`} className="fr-hint-text">
          {help}
        </p>
      )}
    </>
  );
}

/** Explained once above the form; read by its `aria-required`. */
export const RequiredMark = () => (
  <span className="champ__obligatoire" aria-hidden="true">
    {'\u00a0*'}
  </span>
);
