// When the path of a change is unknown, the error tells the developer what was expected there (§7, unknown names).
import { isLineId } from './changes.ts';
import type { CustomFields } from './draft-schema.ts';
import type { Fields, Row } from './fields.ts';

const mostNames = 24;

/**
 * Returns one French sentence: the paths that may have been meant, or the names that exist where this path stops
 * being known.
 */
export function expectedInstead(fields: Fields, path: string, custom: CustomFields = {}): string {
  const meant = pathsNamed(fields, path.split('.').at(-1) ?? '', custom);
  const near = meant.length > 0 ? `Vouliez-vous dire ${meant.map(quoted).join(' ou ')} ?` : '';
  return [near, namesAt({ fields, custom, names: path.split('.'), walked: [] })].filter(Boolean).join(' ');
}

type Place = { fields: Fields; custom: CustomFields; names: readonly string[]; walked: readonly string[] };

/** Follows the path as far as its names are known, and says which names may stand after that. */
function namesAt({ fields, custom, names: [name = '', ...rest], walked }: Place): string {
  const row = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!row) return oneOf(Object.keys(fields), walked);
  const here = [...walked, name];
  if (row.kind === 'montants') return amountsOf(row.lignes, here);
  const inner = innerOf(row, custom);
  if (!inner) return `${quoted(here.join('.'))} est une valeur : rien ne se nomme dessous.`;
  if (row.kind !== 'list') return namesAt({ fields: inner, custom, names: rest, walked: here });
  const [id = '', ...after] = rest;
  if (!isLineId(id)) return `Après ${quoted(here.join('.'))} vient l’identifiant d’une ligne : ${lineIdRule}`;
  return namesAt({ fields: inner, custom, names: after, walked: [...here, id] });
}

const lineIdRule = '1 à 64 lettres sans accent, chiffres, tirets.';

const amountsOf = (lignes: readonly { code: string }[], here: readonly string[]): string =>
  `Dans ${quoted(here.join('.'))}, un montant se nomme par son compte : ${listed(lignes.map(({ code }) => code))}.`;

function oneOf(names: readonly string[], walked: readonly string[]): string {
  const where = walked.length > 0 ? `Dans ${quoted(walked.join('.'))}` : 'Ici';
  return names.length > 0 ? `${where}, il y a : ${listed(names)}.` : `${where}, il n’y a aucun champ.`;
}

const listed = (names: readonly string[]): string =>
  names.length > mostNames ? `${names.slice(0, mostNames).join(', ')}…` : names.join(', ');

const quoted = (path: string): string => `« ${path} »`;

function innerOf(row: Row, custom: CustomFields): Fields | undefined {
  if (row.kind === 'group' || row.kind === 'list') return row.fields;
  return row.kind === 'custom' ? (custom[row.bloc] ?? {}) : undefined;
}

/** Returns the first three paths of the form that end with this name, ignoring case. */
const pathsNamed = (fields: Fields, name: string, custom: CustomFields): string[] =>
  [...pathsOf(fields, custom)].filter((path) => isNamed(path, name)).slice(0, 3);

const isNamed = (path: string, name: string): boolean =>
  path.split('.').at(-1)?.toLowerCase() === name.toLowerCase();

/** Lists every path of a form; « {ligne} » stands for the id of a row. */
function* pathsOf(fields: Fields, custom: CustomFields, above = ''): Generator<string> {
  for (const [name, row] of Object.entries(fields)) {
    const path = `${above}${name}`;
    yield path;
    const inner = innerOf(row, custom);
    if (inner) yield* pathsOf(inner, custom, row.kind === 'list' ? `${path}.{ligne}.` : `${path}.`);
  }
}
