// A line gets a code from its name when that field is left; the code can then be changed.
import { makeCode } from '@asso/domain/catalogue/code-libelle.rules';
import { isBlank } from '@asso/domain/kernel/asks';
import type { ListRow } from '@asso/domain/kernel/fields';
import type { Form } from '../../ui/fields/form.ts';

const names = ['code', 'value'] as const;

/** Returns the form, which also writes the missing codes; an existing code is never changed. */
export function withCodes(
  form: Form,
  given: { row: ListRow; path: string; lines: readonly { id: string }[] },
): Form {
  const { row, path, lines } = given;
  const name = names.find((one) => row.fields[one]?.kind === 'text');
  if (!name || row.fields.label?.kind !== 'text') return form;
  const write = (left: string) => {
    const line = lines.find(({ id }) => left === `${path}.${id}.label`);
    if (!line || !isBlank(Reflect.get(line, name))) return;
    const taken = lines.map((one) => String(Reflect.get(one, name) ?? ''));
    const code = makeCode(String(Reflect.get(line, 'label') ?? ''), taken);
    if (code !== '') form.onChange(`${path}.${line.id}.${name}`, code);
  };
  return {
    ...form,
    onLeave: (left) => {
      write(left);
      form.onLeave?.(left);
    },
  };
}
