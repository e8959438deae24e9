import { isBlank } from '@asso/domain/kernel/asks';
import { kernelProblems } from '@asso/domain/kernel/problems';
import type { ValueRow } from '@asso/domain/kernel/value-problems';
import { valueProblems } from '@asso/domain/kernel/value-problems';
import { useState } from 'react';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import { errorAt, fieldErrors, fieldId } from '../../ui/fields/field-errors.ts';
import { type Form, valueAt } from '../../ui/fields/form.ts';
import { NumberControl } from '../../ui/fields/NumberControl.tsx';

export type NombrePrevuProps = {
  form: Form;
  /** The path of the indicator. */
  path: string;
  label: string;
  /** The two bounds, as they are stored. */
  bornes: Readonly<Record<'prevu_min' | 'prevu_max', ValueRow>>;
  decimals: number;
  isRequired?: boolean;
};

/** Asks for one number, kept as both bounds; an indicator whose bounds differ shows both. */
export function NombrePrevu({ form, path, label, bornes, decimals, isRequired }: NombrePrevuProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const [least, most] = [`${path}.prevu_min`, `${path}.prevu_max`];
  const value = valueAt(form, least);
  const [hasTwo] = useState(value !== valueAt(form, most));
  if (hasTwo) return <FieldRows form={form} fields={bornes} parentPath={path} />;
  const known = [...(form.refusals ?? []), ...(form.errors ?? [])];
  const wrong = wasLeft && !isBlank(value) ? valueProblems(bornes.prevu_min, value) : [];
  const error =
    errorAt(known, least) ?? errorAt(known, most) ?? fieldErrors(wrong, kernelProblems)[0]?.message;
  return (
    <div id={fieldId(most)}>
      <NumberControl
        id={fieldId(least)}
        label={label}
        decimals={decimals}
        isRequired={isRequired}
        value={value}
        error={error}
        note={error ? undefined : form.notes?.[least]}
        onChange={(to) => {
          form.onChange(least, to);
          form.onChange(most, to);
        }}
        onLeave={() => {
          form.onLeave?.(most);
          setWasLeft(true);
        }}
      />
    </div>
  );
}
