import type { ControlProps } from './control-props.ts';
import { RequiredMark } from './RequiredMark.tsx';

type FieldLabelProps = Pick<ControlProps, 'id' | 'label' | 'isRequired' | 'help'>;

/** The label of a field, with its help, which stays visible under the label. */
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
