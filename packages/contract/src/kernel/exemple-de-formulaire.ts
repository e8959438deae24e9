// Makes the example of a form that the API documentation shows to developers, with all its required fields filled (ADR
// 0193).
import type { Fields, Row } from '@asso/domain/kernel/fields';

const uuid = '0b9f0c1e-5f0e-4c55-9f0e-2f6a3a0d9c11';

/** Gives each required field an example, such as its first choice, its smallest number or the example of its format. */
export const formulaireExample = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, row]) => {
      const value = exempleOf(row);
      return value === undefined ? [] : [[name, value]];
    }),
  );

function exempleOf(row: Row): unknown {
  if (row.kind === 'group') {
    const inner = formulaireExample(row.fields);
    return Object.keys(inner).length > 0 ? inner : undefined;
  }
  if (!('requiredAt' in row) || row.requiredAt === undefined) return undefined;
  switch (row.kind) {
    case 'text':
      return row.format?.exemple ?? row.label;
    case 'int':
    case 'euros':
    case 'decimal':
      return row.min ?? 1;
    case 'date':
      return '2027-01-31';
    case 'bool':
      return true;
    case 'choice':
      return row.multiple ? row.options.slice(0, 1).map(({ value }) => value) : row.options[0]?.value;
    case 'id':
      return uuid;
    case 'list':
      return [{ id: 'l1', ...formulaireExample(row.fields) }];
    default:
      return undefined;
  }
}
