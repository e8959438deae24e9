import { useContext } from 'react';
import { FieldMarks } from './field-marks.ts';

type FieldMarkProps = { isRequired?: boolean; isOptional?: boolean };

/**
 * Marks a field after its label: « (facultatif) » or « * », as the form chose (`FieldMarks`). Screen readers know what
 * must be answered from `aria-required`.
 */
export function FieldMark({ isRequired, isOptional }: FieldMarkProps) {
  if (useContext(FieldMarks) === 'facultatif') return isOptional && ' (facultatif)';
  return (
    isRequired && (
      <span className="champ__obligatoire" aria-hidden="true">
        {'\u00a0*'}
      </span>
    )
  );
}
