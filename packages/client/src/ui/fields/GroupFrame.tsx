import type { ReactNode } from 'react';
import { FieldMark } from './FieldMark.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { fieldId } from './field-errors.ts';
import { FieldMarks } from './field-marks.ts';

type GroupFrameProps = {
  path: string;
  label: string;
  aide?: string;
  error?: string;
  /** True when every answer of the group may stay empty. */
  isOptional?: boolean;
  children: ReactNode;
};

/** Groups several fields under one name, with the errors of the whole group. */
export function GroupFrame({ path, label, aide, error, isOptional, children }: GroupFrameProps) {
  const id = fieldId(path);
  return (
    <fieldset
      className="champ groupe"
      id={id}
      aria-labelledby={`${id}-legende`}
      aria-describedby={error && `${id}-message`}
    >
      <legend className="groupe__legende" id={`${id}-legende`}>
        {label}
        <FieldMark isOptional={isOptional} />
      </legend>
      {aide && <p className="fr-hint-text">{aide}</p>}
      <FieldMessages id={id} error={error} />
      {isOptional ? <FieldMarks value="groupe">{children}</FieldMarks> : children}
    </fieldset>
  );
}
