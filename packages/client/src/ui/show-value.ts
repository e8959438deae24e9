import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import {
  formatByPairs,
  formatDecimal,
  formatEuros,
  formatIban,
  formatNombre,
  formatSiren,
  formatSiret,
} from '@asso/domain/identifiants/nombres-affiches';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Choice } from '@asso/domain/kernel/fields';
import { knownChoices } from '@asso/domain/kernel/listes';
import { isYear } from './amount-text.ts';
import type { ControlRow } from './fields/FieldControl.tsx';
import { currentListes } from './table/listes.ts';

/** An unknown value is shown as « – » and read aloud as « non renseigné ». */
export const unknownMark = '–';

/** Long numbers are written in groups of digits, such as « 123 456 789 » or « 04 65 71 00 00 ». */
const shownText: Readonly<Record<string, (text: string) => string>> = {
  siren: formatSiren,
  siret: formatSiret,
  siretOuLocal: formatSiret,
  iban: formatIban,
  telephone: formatByPairs,
  telephoneSiret: formatByPairs,
};

/** Returns a value as people read it, or null when there is none. */
export function showValue(row: ControlRow, value: unknown, options: readonly Choice[] = []): string | null {
  if (isBlank(value)) return null;
  switch (row.kind) {
    case 'text':
      return shownText[row.format?.name ?? '']?.(String(value)) ?? String(value);
    case 'int':
      return typeof value === 'number' && !isYear(row) ? formatNombre(value) : String(value);
    case 'decimal':
      return typeof value === 'number' ? formatDecimal(value, row.decimals) : String(value);
    case 'euros':
      return showAmount(value);
    case 'date':
      return formatDay(String(value));
    case 'bool':
      return value ? 'Oui' : 'Non';
    case 'choice':
      return labelsOf(value, knownChoices(row, currentListes.get()));
    case 'id':
      return labelsOf(value, options);
  }
}

export function showAmount(value: unknown): string | null {
  if (isBlank(value)) return null;
  if (typeof value !== 'number') return String(value);
  return Number.isInteger(value) ? formatEuros(value) : `${formatNombre(value, 2)}\u00a0€`;
}

const labelsOf = (value: unknown, options: readonly Choice[]): string =>
  (Array.isArray(value) ? value : [value])
    .map((one) => options.find((option) => option.value === one)?.label ?? String(one))
    .join(', ');
