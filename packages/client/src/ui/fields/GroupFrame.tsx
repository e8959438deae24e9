import type { ReactNode } from 'react';
import { FieldMessages } from './FieldMessages.tsx';
import { fieldId } from './field-errors.ts';

type GroupFrameProps = { path: string; label: string; aide?: string; error?: string; children: ReactNode };

/** Groups several fields under one name, with the errors of the whole group. */
export function GroupFrame({ path, label, aide, error, children }: GroupFrameProps) {
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
      </legend>
      {aide && <p className="fr-hint-text">{aide}</p>}
      <FieldMessages id={id} error={error} />
      {children}
    </fieldset>
  );
}
