import { isBlank } from '@asso/domain/kernel/asks';
import type { MontantsRow } from '@asso/domain/kernel/fields';
import { kernelProblems } from '@asso/domain/kernel/problems';
import { valueProblems } from '@asso/domain/kernel/value-problems';
import { showAmount } from '../show-value.ts';
import { ReadList } from '../table/ReadList.tsx';
import { errorAt, fieldErrors, fieldId } from './field-errors.ts';
import { type Form, valueAt } from './form.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { NumberControl } from './NumberControl.tsx';

type MontantsFieldsProps = { form: Form; row: MontantsRow; path: string; isLocked: boolean };

/** Shows a few amounts as plain fields; a whole budget has an editor of its own. */
export function MontantsFields({ form, row, path, isLocked }: MontantsFieldsProps) {
  const at = (code: string) => valueAt(form, `${path}.${code}`);
  if (isLocked) {
    return <ReadList items={row.lignes.map(({ code, label }) => ({ label, value: showAmount(at(code)) }))} />;
  }
  const errorOf = (code: string, label: string) =>
    errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], `${path}.${code}`) ??
    (isBlank(at(code))
      ? undefined
      : fieldErrors(valueProblems({ kind: 'euros', label, min: 0 }, at(code)), kernelProblems)[0]?.message);
  return (
    <GroupFrame path={path} label={row.label}>
      {row.lignes.map(({ code, label }) => (
        <NumberControl
          key={code}
          id={fieldId(`${path}.${code}`)}
          label={label}
          decimals={0}
          unit="€"
          value={at(code)}
          error={errorOf(code, label)}
          onChange={(value) => form.onChange(`${path}.${code}`, value)}
          onLeave={() => form.onLeave?.(`${path}.${code}`)}
        />
      ))}
    </GroupFrame>
  );
}
