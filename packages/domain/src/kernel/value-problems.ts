// What is wrong with one filled value, whatever the stage (§5 generic messages).
import type {
  BoolRow,
  ChoiceRow,
  DateRow,
  DecimalRow,
  EurosRow,
  IdRow,
  IntRow,
  Row,
  TextRow,
} from './fields.ts';
import { maxEuros as most } from './money.ts';
import type { Problem } from './result.ts';

export type ValueRow = TextRow | IntRow | EurosRow | DecimalRow | DateRow | BoolRow | ChoiceRow | IdRow;

/** The problems carry the label; the caller adds the path. A value of the wrong kind is a problem of format. */
export function valueProblems(row: ValueRow, value: unknown): Problem[] {
  switch (row.kind) {
    case 'text':
      return typeof value === 'string' ? textProblems(row, value) : [badFormat(row)];
    case 'int':
      return numberProblems(row, value, 0);
    case 'euros':
      return numberProblems(row, value, row.cents ? 2 : 0);
    case 'decimal':
      return numberProblems(row, value, row.decimals);
    case 'date':
      return typeof value === 'string' && isDate(value) ? [] : [badFormat(row, 'Exemple : 31/12/2027.')];
    case 'bool':
      if (typeof value !== 'boolean') return [badFormat(row)];
      return row.mustBeTrue && !value ? [{ code: 'kernel.case-a-cocher', params: { label: row.label } }] : [];
    case 'choice': {
      if (Array.isArray(value) !== (row.multiple === true)) return [badFormat(row)];
      const values = Array.isArray(value) ? value : [value];
      const known = row.options.map((option) => option.value);
      return values.every((one) => known.includes(one))
        ? []
        : [{ code: 'kernel.choix-inconnu', params: { label: row.label } }];
    }
    case 'id':
      return typeof value === 'string' ? [] : [badFormat(row)];
  }
}

function textProblems(row: TextRow, value: string): Problem[] {
  const text = row.format?.normalise?.(value) ?? value;
  const label = row.label;
  const found: Problem[] = [];
  const length = [...text].length;
  if (row.min === row.max && length !== row.max) {
    found.push({ code: 'kernel.longueur-exacte', params: { label, n: row.max } });
  } else if (length > row.max) found.push({ code: 'kernel.trop-long', params: { label, n: row.max } });
  else if (row.min && length < row.min) {
    found.push({ code: 'kernel.trop-court', params: { label, n: row.min } });
  }
  if (!row.format && control.test(text)) found.push({ code: 'kernel.caracteres', params: { label } });
  const refused = row.format?.check(text);
  if (refused) found.push({ code: refused.code, params: { label, ...exemple(row), ...refused.params } });
  return found;
}

/** What no keyboard types; a format says its own characters. */
const control = /(?![\t\n\r])\p{Cc}/u;

const exemple = (row: TextRow): Record<string, string> =>
  row.format?.exemple ? { exemple: `Exemple : ${row.format.exemple}.` } : {};

type NumberRow = { label: string; min?: number; max?: number };

function numberProblems(row: NumberRow, value: unknown, decimals: number): Problem[] {
  if (typeof value !== 'number' || !Number.isFinite(value) || !hasDecimals(value, decimals)) {
    return [
      badFormat(row, decimals === 0 ? 'Saisissez un nombre entier. Exemple : 500.' : 'Exemple : 12,50.'),
    ];
  }
  const { label, min = -most, max = most } = row;
  if (value < min) return [{ code: 'kernel.trop-petit', params: { label, n: min } }];
  return value > max ? [{ code: 'kernel.trop-grand', params: { label, n: max } }] : [];
}

/** Exactly: 12.001 is not an amount in cents, and would be rounded when it is stored. */
const hasDecimals = (value: number, decimals: number) => Number(value.toFixed(decimals)) === value;

/** A day that exists, written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const badFormat = (row: Pick<Row, 'label'>, exemple = ''): Problem => ({
  code: 'kernel.format',
  params: { label: row.label, exemple },
});
