import type { ControlProps } from './control-props.ts';
import { FieldMark } from './FieldMark.tsx';

type FieldLabelProps = Pick<ControlProps, 'id' | 'label' | 'isRequired' | 'isOptional' | 'help'>;

/** The label of a field, with its help, which stays visible under the label. */
export function FieldLabel({ id, label, help, ...asked }: FieldLabelProps) {
  return (
    <>
      <label className="fr-label" htmlFor={id}>
        {label}
        <FieldMark {...asked} />
      </label>
      {help && (
        <p id={`${id}-aide`} className="fr-hint-text">
          {help}
        </p>
      )}
    </>
  );
}
