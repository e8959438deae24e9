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

/**
 * Gives the label of an identifier by the kind of what it names: `labels.service['…']`. The values of a changeable
 * list work alike.
 */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A row that holds one value: groups, lists, amounts and questions hold other rows instead. */
export type PrintedRow = Exclude<Row, GroupRow | ListRow | MontantsRow | { kind: 'custom' }>;

export const isValueRow = (row: Row): row is PrintedRow =>
  row.kind !== 'group' && row.kind !== 'list' && row.kind !== 'montants' && row.kind !== 'custom';

/** Returns undefined when the value is not an object. */
export const valueAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * Writes a value as people read it, and gives null when it is blank; an unfinished entry is shown as it was typed.
 */
export function displayValue(row: PrintedRow, value: unknown, labels: Labels = {}): string | null {
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
      // A service is not told which other services have the dossier.
      return labels[row.of]?.[String(value)] ?? (row.of === 'service' ? 'Autre service' : 'Non disponible');
  }
}

/** Writes a whole number; one of four digits may be a year, so it has no space, as French allows. */
const displayInt = (value: number): string =>
  Math.abs(value) < 10_000 ? String(value) : formatNombre(value);

export const displayEuros = (value: number, cents = false): string =>
  cents ? `${formatNombre(value, 2)}\u00a0€` : formatEuros(value);

function displayText(format: string | undefined, text: string): string {
  switch (format) {
    case 'siren':
      return formatSiren(text);
    case 'siret':
    case 'siretOuLocal':
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
