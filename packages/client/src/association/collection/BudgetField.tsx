import type { BudgetAnnuel } from '@asso/domain/association/collection/budget-annuel.fields';
import { useState } from 'react';
import { FieldMessages } from '../../ui/fields/FieldMessages.tsx';
import { errorAt, fieldId } from '../../ui/fields/field-errors.ts';
import type { MontantsEditorProps } from '../../ui/fields/group-kinds.ts';
import { BudgetAssociation } from './BudgetAssociation.tsx';

/** Edits a budget inside a form; each amount is one of its fields. */
export function BudgetField({ form, row, path }: MontantsEditorProps) {
  const [typing, setTyping] = useState<string | null>(null);
  const errors = [...(form.refusals ?? []), ...(form.errors ?? [])];
  return (
    <fieldset className="champ pile groupe-nu" id={fieldId(path)} tabIndex={-1} aria-label={row.label}>
      <FieldMessages id={fieldId(path)} error={errorAt(errors, path)} />
      <BudgetAssociation
        // This form is that of a budget, so its value has `annee` and `montants`.
        budget={form.value as BudgetAnnuel}
        path={path}
        onChange={(code, value) => {
          setTyping(code);
          form.onChange(`${path}.${code}`, value);
        }}
        onLeave={() => {
          setTyping(null);
          form.onLeave?.(path);
        }}
        errors={errors.filter(({ field }) => field !== `${path}.${typing}`)}
        round={form.round}
      />
    </fieldset>
  );
}
