// Lines are typed with ids and ranks, and published without these and without blanks.
import { type Ask, isBlank } from '../kernel/asks.ts';
import type { Fields, ListRow, Row } from '../kernel/fields.ts';
import { holdsValeurs, type Ligne, lignes } from '../kernel/lignes.ts';
import type { ConditionSaisie } from './champ-personnalise.fields.ts';
import { conditionSaisie, toAsk } from './condition.rules.ts';

export type Contenu = Record<string, unknown>;

export const presentList = (name: string, list: readonly unknown[]): Contenu =>
  list.length > 0 ? { [name]: list } : {};

export function ranked<L extends object>(
  list: readonly L[],
  nom: (line: L) => string | undefined,
): (L & { id: string; rang: number })[] {
  const ids = list.map((line) => (nom(line) ?? 'sans-nom').replaceAll(/[^\w-]/g, '-').slice(0, 60));
  return list.map((line, rang) => ({
    ...line,
    rang,
    id: ids.indexOf(ids[rang] ?? '') === rang ? (ids[rang] ?? '') : `${ids[rang]}-${rang}`,
  }));
}

export const withAsks = <L extends { asks?: readonly Ask[] }>({ asks, ...line }: L) => ({
  ...line,
  ...(asks && { asks: asks.map((one, index) => conditionSaisie(one, index)) }),
});

export const askedConditions = (
  asks: readonly ConditionSaisie[] | null | undefined,
  name = 'asks',
): Contenu => presentList(name, (asks ?? []).map(toAsk));

export const text = (name: string, value: string | null | undefined): Contenu =>
  isBlank(value) ? {} : { [name]: String(value).trim() };

/** Returns the values as typed, without blanks, ranks or line ids. */
export function plainFields(fields: Fields, value: object, except: ReadonlySet<string> = new Set()): Contenu {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, row]): [string, unknown][] => {
      if (name === 'rang' || except.has(name)) return [];
      const plain = plainOf(row, Reflect.get(value, name));
      return plain === undefined ? [] : [[name, plain]];
    }),
  );
}

/** Returns a value as it is published; a blank, an empty list and an unticked box are all left out. */
function plainOf(row: Row, value: unknown): unknown {
  if (isBlank(value) || value === false) return undefined;
  if (row.kind === 'list') return plainLines(row, value as Ligne[]);
  if (row.kind === 'group') return plainFields(row.fields, value as object);
  return typeof value === 'string' ? value.trim() : value;
}

/** Returns the lines as they are published; those of a single value become the values alone. */
const plainLines = (row: ListRow, list: readonly Ligne[]): unknown[] =>
  lignes(list).map((line) =>
    holdsValeurs(row) ? Reflect.get(line, nomDeLaValeur(row)) : plainFields(row.fields, line),
  );

const nomDeLaValeur = (row: ListRow): string => Object.keys(row.fields)[0] ?? '';

/** Turns the values back into lines, each with an id made from its value. */
export const valeursLignes = (row: ListRow, values: readonly unknown[]): Ligne[] =>
  values.map((value, index) => ({ id: `v${value ?? `-${index}`}`, [nomDeLaValeur(row)]: value }));
