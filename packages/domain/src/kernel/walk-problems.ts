// Everything that blocks a stage is returned at once with its path, for the screen, the step and the transmission.
import { evaluateAsks, isBlank, type Scopes } from './asks.ts';
import type { CustomFields } from './draft-schema.ts';
import {
  type Fields,
  type GroupRow,
  type ListRow,
  type MontantsRow,
  type Row,
  type Stage,
  stageReached,
} from './fields.ts';
import type { Problem } from './result.ts';
import { unticked, valueProblems } from './value-problems.ts';

export type WalkContext = { stage: Stage; scopes?: Scopes; custom?: CustomFields };

/**
 * Finds everything that is wrong with a draft of `fields`; the paths name list rows by their id, as in
 * `cofinancements.c1.montant`.
 */
export function problems(fields: Fields, value: unknown, context: WalkContext): Problem[] {
  const found: Problem[] = [];
  walk(fields, value, { ...context, path: '', isSure: true, found });
  return found;
}

/** Tells whether a row is shown: an unknown answer shows it (decisions: never hides, never requires). */
export const isShown = (row: Row, scopes: Scopes): boolean => evaluateAsks(row.when, scopes) !== 'no';

/**
 * `isSure` is false below a row whose asks are unknown: nothing there can be required. `found` gathers the problems
 * in order.
 */
type Walk = WalkContext & { path: string; isSure: boolean; found: Problem[] };

function walk(fields: Fields, value: unknown, context: Walk): void {
  const scopes = { ...context.scopes, parent: value ?? {} };
  const inside = { ...context, scopes };
  for (const name in fields) {
    const row = fields[name];
    if (row === undefined) continue;
    inside.path = context.path ? `${context.path}.${name}` : name;
    rowProblems(row, read(value, name), inside);
  }
}

/**
 * Finds what is wrong with one row; `above` must not be changed here, because the caller passes the same object to its
 * next row.
 */
function rowProblems(row: Row, value: unknown, above: Readonly<Walk>): void {
  const shown = evaluateAsks(row.when, above.scopes ?? {});
  if (shown === 'no') return;
  const isSure = above.isSure && shown === 'yes';
  const isRequired = isSure && stageReached(row.requiredAt, above.stage);
  const { path, found } = above;
  switch (row.kind) {
    case 'group':
      walk(row.fields, value, { ...above, isSure });
      found.push(...checkedTogether(row, value, path));
      return;
    case 'custom':
      walk(above.custom?.[row.bloc] ?? {}, value, { ...above, isSure });
      return;
    case 'list':
      listProblems(row, value, { ...above, isSure, isRequired });
      return;
    case 'montants':
      found.push(...montantsProblems(row, value, { ...above, isRequired }));
      return;
    default:
      if (isBlank(value) || isUnticked(row, value)) {
        if (isRequired) found.push(missing(row, above));
        return;
      }
      for (const problem of valueProblems(row, value)) found.push({ ...problem, field: path });
  }
}

const checkedTogether = (row: GroupRow, value: unknown, path: string): Problem[] =>
  (row.check?.(value) ?? []).map((problem) => ({
    ...problem,
    field: problem.field ? `${path}.${problem.field}` : path,
  }));

function listProblems(row: ListRow, value: unknown, context: Walk & { isRequired: boolean }): void {
  const { path, found } = context;
  const lines = Array.isArray(value) ? (value as { id: string }[]) : [];
  const least = context.isRequired ? Math.max(1, row.min ?? 1) : 0;
  if (lines.length > row.max) {
    found.push(at(path, 'kernel.trop-de-lignes', { label: row.label, n: row.max }));
  }
  if (lines.length < least) {
    found.push(at(path, 'kernel.pas-assez-de-lignes', { label: row.label, n: least }));
  }
  for (const line of lines) walk(row.fields, line, { ...context, path: `${path}.${line.id}` });
  for (const id of doubles(row, lines)) found.push(doubled(row, `${path}.${id}`));
}

function montantsProblems(
  row: MontantsRow,
  value: unknown,
  context: Walk & { isRequired: boolean },
): Problem[] {
  const amounts = Object.entries((value ?? {}) as Record<string, unknown>).filter(([, one]) => !isBlank(one));
  if (amounts.length === 0) return context.isRequired ? [missing(row, context)] : [];
  return amounts.flatMap(([code, one]) => {
    const label = row.lignes.find((ligne) => ligne.code === code)?.label ?? code;
    return valueProblems({ kind: 'euros', label, min: 0 }, one).map((problem) => ({
      ...problem,
      field: `${context.path}.${code}`,
    }));
  });
}

/** Returns the ids of the rows whose key an earlier row already has. */
function doubles(row: ListRow, lines: { id: string }[]): string[] {
  const key = row.key;
  if (!key) return [];
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    const values = key.map((name) => normalised(row.fields[name], read(line, name)));
    if (values.some(isBlank)) return [];
    const text = JSON.stringify(values);
    if (seen.has(text)) return [line.id];
    seen.add(text);
    return [];
  });
}

/** Returns a key as it will be stored, so that « FR76 42 » and « fr7642 » are one account. */
const normalised = (row: Row | undefined, value: unknown): unknown =>
  row?.kind === 'text' && typeof value === 'string' ? (row.format?.normalise?.(value) ?? value) : value;

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const at = (field: string, code: string, params: Problem['params']): Problem => ({ code, field, params });

const doubled = (row: Row, field: string): Problem =>
  at(field, 'kernel.ligne-en-double', { label: row.label });

/** Tells whether a box that must be ticked by some stage is unticked, as it may stay until then. */
const isUnticked = (row: Row, value: unknown): boolean =>
  row.kind === 'bool' && row.mustBeTrue === true && row.requiredAt !== undefined && value === false;

const isBoxes = (row: Row): boolean => row.kind === 'choice' && row.multiple === true;

function missing(row: Row, context: Walk): Problem {
  if (row.kind === 'bool' && row.mustBeTrue) return { ...unticked(row), field: context.path };
  const code = context.stage === 'saisie' ? 'kernel.obligatoire' : 'kernel.a-renseigner';
  return at(context.path, isBoxes(row) ? 'kernel.case-a-cocher' : code, { label: row.label });
}
