// These checks find what is wrong with one filled value, whatever the stage (§5 generic messages).
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

/**
 * Finds what is wrong with a value: the problems carry the label, and the caller adds the path. A value of the wrong
 * kind is a problem of format.
 */
export function valueProblems(row: ValueRow, value: unknown): Problem[] {
  switch (row.kind) {
    case 'text':
      return typeof value === 'string' ? textProblems(row, value) : [badFormat(row)];
    case 'int':
      return numberProblems(row, value, { decimals: 0, exemple: isYears(row) ? '2027' : '12' });
    case 'euros':
      return numberProblems(
        row,
        value,
        row.cents ? { decimals: 2, exemple: '12,50' } : { decimals: 0, exemple: '500' },
      );
    case 'decimal':
      return numberProblems(row, value, { decimals: row.decimals, exemple: '1,5' });
    case 'date':
      return dateProblems(row, value);
    case 'bool':
      if (typeof value !== 'boolean') return [badFormat(row)];
      return row.mustBeTrue && !value ? [unticked(row)] : [];
    case 'choice': {
      if (Array.isArray(value) !== (row.multiple === true)) return [badFormat(row)];
      const values = Array.isArray(value) ? value : [value];
      // The save checks the choices of a changeable list, because a value stays valid if it was in its list when it
      // was chosen.
      if (row.liste !== undefined)
        return values.every((one) => typeof one === 'string') ? [] : [badFormat(row)];
      return values.every((one) => row.options.some((option) => option.value === one))
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
  const length = lengthOf(text);
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

/** Counts the code points: one beyond the first Unicode plane counts once, though it takes two places in a string. */
const lengthOf = (text: string): number => (pairs.test(text) ? [...text].length : text.length);
const pairs = /[\ud800-\udbff]/;

/** Matches the control characters other than tabs and line breaks; a format has its own allowed characters. */
export const control = /(?![\t\n\r])\p{Cc}/u;

const exemple = (row: TextRow): Record<string, string> =>
  row.format?.exemple ? { exemple: `Exemple : ${row.format.exemple}.` } : {};

/**
 * Finds what is wrong with a day; a well-written one that no calendar has, such as 31/02, is reported as such and not
 * as a bad format.
 */
function dateProblems(row: DateRow, value: unknown): Problem[] {
  if (typeof value === 'string' && isDate(value)) return [];
  const [jour, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(String(value)) ?? [];
  // A day of a given year would soon be long over: the form alone is said.
  if (!jour) return [badFormat(row, 'Écrivez-la ainsi : jj/mm/aaaa.')];
  const iso = `${year}-${month}-${day}`;
  // The pages turn what is typed into this form; only a call sends a day as people write it.
  return isDate(iso)
    ? [badFormat(row, `Dans un appel, écrivez ${iso}.`)]
    : [{ code: 'kernel.jour-inexistant', params: { label: row.label, jour } }];
}

/** Returns the problem of a box that must be ticked, which repeats its label. */
export const unticked = ({ label }: Pick<BoolRow, 'label'>): Problem => ({
  code: 'kernel.case-a-cocher',
  params: { label, geste: `Cochez « ${label} ».` },
});

type NumberRow = { label: string; min?: number; max?: number };

/** Tells whether the bounds of a number make it a year of four digits. */
const isYears = ({ min = 0, max = Infinity }: IntRow): boolean => min >= 1000 && max < 10_000;

type NumberShape = { decimals: number; exemple: string };

function numberProblems(row: NumberRow, value: unknown, { decimals, exemple }: NumberShape): Problem[] {
  if (typeof value !== 'number' || !Number.isFinite(value) || !hasDecimals(value, decimals)) {
    return [badFormat(row, `${decimals === 0 ? 'Saisissez un nombre entier. ' : ''}Exemple : ${exemple}.`)];
  }
  const { label, min = -most, max = most } = row;
  if (value < min) return [{ code: 'kernel.trop-petit', params: { label, n: min } }];
  return value > max ? [{ code: 'kernel.trop-grand', params: { label, n: max } }] : [];
}

/**
 * Tells whether a number has no more than this many decimals: 12.001 is not an amount in cents, and would be rounded
 * when stored.
 */
const hasDecimals = (value: number, decimals: number) => Number(value.toFixed(decimals)) === value;

/** Tells whether the text is a day that exists, written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const badFormat = (row: Pick<Row, 'label'>, exemple = ''): Problem => ({
  code: 'kernel.format',
  params: { label: row.label, exemple },
});
