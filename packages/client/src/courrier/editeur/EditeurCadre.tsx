import type { ReactNode } from 'react';
import type { ControlProps } from '../../ui/fields/control-props.ts';
import { FieldMark } from '../../ui/fields/FieldMark.tsx';
import { FieldMessages } from '../../ui/fields/FieldMessages.tsx';

type EditeurCadreProps = Pick<ControlProps, 'id' | 'label' | 'help' | 'isRequired' | 'error'> & {
  children: ReactNode;
};

/** Frames an editor as a field. Its name is no `label` element, which only names the controls of a form. */
export const EditeurCadre = ({ id, label, help, isRequired, error, children }: EditeurCadreProps) => (
  <div className={`fr-input-group${error ? ' fr-input-group--error' : ''}`}>
    <p className="fr-label editeur__label" id={`${id}-label`}>
      {label}
      <FieldMark isRequired={isRequired} />
    </p>
    {help && (
      <p id={`${id}-aide`} className="fr-hint-text">
        {help}
      </p>
    )}
    {children}
    <FieldMessages id={id} error={error} />
  </div>
);
