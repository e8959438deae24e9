// A conflict is shown in words: the name of the field, and both values as people read them.
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { isBlank } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import type { Form } from '../fields/form.ts';
import { showAmount, showValue } from '../show-value.ts';

export type Champ = { path: string; mienne: unknown; sienne: unknown };
type Words = Pick<Form, 'options' | 'custom'>;
export type Given = { fields: Fields; words: Words };

export const conflictFields = (champs: readonly Champ[], { fields, words }: Given) =>
  champs.map(({ path, mienne, sienne }) => {
    const rows = rowsTo(fields, path.split('.'), words.custom ?? {});
    const show = (value: unknown) => shown(rows.at(-1), value, words);
    return { path, label: labelOf(rows, path), mienne: show(mienne), sienne: show(sienne) };
  });

/**
 * Returns a label such as « Charges : 60 Achats, 2027 »: the labels of the last two rows known along the path, then
 * the year in the path; the path itself when no row is known.
 */
function labelOf(rows: readonly { label: string }[], path: string): string {
  if (rows.length === 0) return path;
  // The year in the path tells apart the lines of different years.
  const annee = /\.(20\d\d)(?=[.-]|$)/.exec(path)?.[1];
  const label = [...new Set(rows.slice(-2).map((row) => row.label))].join(' : ');
  return annee ? `${label}, ${annee}` : label;
}

type Named = Row | { kind: 'compte'; label: string };

function rowsTo(fields: Fields, names: readonly string[], custom: CustomFields): Named[] {
  const [name = '', ...rest] = names;
  const row = fields[name];
  if (!row) return [];
  if (rest.length === 0) return [row];
  switch (row.kind) {
    case 'group':
      return [row, ...rowsTo(row.fields, rest, custom)];
    case 'list':
      return [row, ...rowsTo(row.fields, rest.slice(1), custom)];
    case 'custom':
      return [row, ...rowsTo(custom[row.bloc] ?? {}, rest, custom)];
    case 'montants': {
      const ligne = row.lignes.find(({ code }) => code === rest[0]);
      return ligne ? [row, { kind: 'compte', label: `${ligne.code} ${ligne.label}` }] : [row];
    }
    default:
      return [row];
  }
}

function shown(row: Named | undefined, value: unknown, words: Words): string {
  if (isBlank(value)) return '';
  if (!row) return asItIs(value);
  switch (row.kind) {
    case 'compte':
      return showAmount(value) ?? '';
    case 'group':
      return lineOf(row.fields, value, words);
    case 'list':
      return Array.isArray(value)
        ? value.map((one) => lineOf(row.fields, one, words)).join('\u00a0; ')
        : lineOf(row.fields, value, words);
    case 'montants':
      return (
        row.lignes
          .map(({ code, label }) => said(`${code} ${label}`, showAmount(readAt(value as object, code))))
          .filter(Boolean)
          .join(' · ') || asItIs(value)
      );
    case 'custom':
      return lineOf(words.custom?.[row.bloc] ?? {}, value, words);
    default:
      return showValue(row, value, row.kind === 'id' ? words.options?.[row.of] : undefined) ?? '';
  }
}

/**
 * Shows a whole line of a list, which one person added and the other removed, as the names and values of its fields.
 */
const lineOf = (fields: Fields, value: unknown, words: Words): string =>
  typeof value === 'object'
    ? Object.entries(fields)
        .map(([name, row]) => said(row.label, shown(row, readAt(value as object, name), words)))
        .filter(Boolean)
        .join(' · ') ||
      asItIs(value) ||
      'une ligne vide'
    : asItIs(value);

/** Shows a value that no table of fields describes: nobody could choose between two hidden values. */
function asItIs(value: unknown): string {
  if (isBlank(value)) return '';
  if (typeof value === 'number') return formatNombre(value, Number.isInteger(value) ? 0 : 2);
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value as object)
    .map(([name, one]) => (name === 'id' ? '' : asItIs(one)))
    .filter(Boolean)
    .join(' · ');
}

const said = (label: string, value: string | null): string => (value ? `${label} : ${value}` : '');
