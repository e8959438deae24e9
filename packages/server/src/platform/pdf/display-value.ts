import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import {
  formatDecimal,
  formatEuros,
  formatIban,
  formatNombre,
  formatSiren,
  formatSiret,
} from '@asso/domain/identifiants/nombres-affiches';
import { formatTelephone } from '@asso/domain/identifiants/telephone-affiche';
import { isBlank } from '@asso/domain/kernel/asks';
import type { GroupRow, ListRow, MontantsRow, Row } from '@asso/domain/kernel/fields';

/** What an identifier is called, by what it names then by itself: `labels.service['…']`; so with the values of a list. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A row that is one value: everything but what holds other rows. */
export type ValueRow = Exclude<Row, GroupRow | ListRow | MontantsRow | { kind: 'custom' }>;

export const isValueRow = (row: Row): row is ValueRow =>
  row.kind !== 'group' && row.kind !== 'list' && row.kind !== 'montants' && row.kind !== 'custom';

/** Undefined where there is nothing to read from. */
export const valueAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** As people read it, null when nothing was given; what is half typed stays as it was typed. */
export function displayValue(row: ValueRow, value: unknown, labels: Labels = {}): string | null {
  if (isBlank(value)) return null;
  switch (row.kind) {
    case 'text':
      return displayText(row.format?.name, String(value));
    case 'int':
      return typeof value === 'number' ? displayInt(value) : String(value);
    case 'euros':
      return typeof value === 'number' ? displayEuros(value, row.cents) : String(value);
    case 'decimal':
      return typeof value === 'number' ? formatDecimal(value, row.decimals) : String(value);
    case 'date':
      return formatDay(String(value));
    case 'bool':
      return value === true ? 'Oui' : 'Non';
    case 'choice':
      return [value]
        .flat()
        .map((one) => labels[row.liste ?? '']?.[String(one)] ?? labelIn(row.options, one))
        .join(', ');
    case 'id':
      return labels[row.of]?.[String(value)] ?? 'Non disponible';
  }
}

/** Of four digits at most a number may be a year: it is written in one piece, as French allows. */
const displayInt = (value: number): string =>
  Math.abs(value) < 10_000 ? String(value) : formatNombre(value);

export const displayEuros = (value: number, cents = false): string =>
  cents ? `${formatNombre(value, 2)}\u00a0€` : formatEuros(value);

function displayText(format: string | undefined, text: string): string {
  switch (format) {
    case 'siren':
      return formatSiren(text);
    case 'siret':
      return formatSiret(text);
    case 'iban':
      return formatIban(text);
    case 'telephone':
      return formatTelephone(text);
    default:
      return text;
  }
}

const labelIn = (options: readonly { value: string; label: string }[], value: unknown): string =>
  options.find((option) => option.value === value)?.label ?? String(value);
