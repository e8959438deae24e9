// Everything that blocks a stage, said at once and with its path, for the screen, the step and the transmission.
import { evaluateAsks, isBlank, type Scopes } from './asks.ts';
import type { CustomFields } from './draft-schema.ts';
import { type Fields, type ListRow, type MontantsRow, type Row, type Stage, stageReached } from './fields.ts';
import type { Problem } from './result.ts';
import { valueProblems } from './value-problems.ts';

export type WalkContext = { stage: Stage; scopes?: Scopes; custom?: CustomFields };

/** `field` paths name list rows by their id: `cofinancements.c1.montant`. The value is a draft of `fields`. */
export function problems(fields: Fields, value: unknown, context: WalkContext): Problem[] {
  return walk(fields, value, { ...context, path: '', isSure: true });
}

/** Whether a row is asked here: an unknown answer shows it (decisions: never hides, never requires). */
export const isShown = (row: Row, scopes: Scopes): boolean => evaluateAsks(row.when, scopes) !== 'no';

/** `isSure` is false below a row whose asks are unknown: nothing there can be required. */
type Walk = WalkContext & { path: string; isSure: boolean };

function walk(fields: Fields, value: unknown, context: Walk): Problem[] {
  const scopes = { ...context.scopes, parent: value ?? {} };
  return Object.entries(fields).flatMap(([name, row]) => {
    const path = context.path ? `${context.path}.${name}` : name;
    return rowProblems(row, read(value, name), { ...context, scopes, path });
  });
}

function rowProblems(row: Row, value: unknown, above: Walk): Problem[] {
  const shown = evaluateAsks(row.when, above.scopes ?? {});
  if (shown === 'no') return [];
  const context = { ...above, isSure: above.isSure && shown === 'yes' };
  const isRequired = context.isSure && stageReached(row.requiredAt, context.stage);
  switch (row.kind) {
    case 'group':
      return walk(row.fields, value, context);
    case 'custom':
      return walk(context.custom?.[row.bloc] ?? {}, value, context);
    case 'list':
      return listProblems(row, value, { ...context, isRequired });
    case 'montants':
      return montantsProblems(row, value, { ...context, isRequired });
    default:
      if (isBlank(value) || isUnticked(row, value)) return isRequired ? [missing(row, context)] : [];
      return valueProblems(row, value).map((problem) => ({ ...problem, field: context.path }));
  }
}

function listProblems(row: ListRow, value: unknown, context: Walk & { isRequired: boolean }): Problem[] {
  const lines = Array.isArray(value) ? (value as { id: string }[]) : [];
  const found = lines.flatMap((line) =>
    walk(row.fields, line, { ...context, path: `${context.path}.${line.id}` }),
  );
  const least = context.isRequired ? Math.max(1, row.min ?? 1) : 0;
  if (lines.length < least) {
    found.unshift(at(context.path, 'kernel.pas-assez-de-lignes', { label: row.label, n: least }));
  }
  if (lines.length > row.max) {
    found.unshift(at(context.path, 'kernel.trop-de-lignes', { label: row.label, n: row.max }));
  }
  return [...found, ...doubles(row, lines).map((id) => doubled(row, `${context.path}.${id}`))];
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

/** Ids of the rows whose key another, earlier row already has. */
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

/** As it will be stored: « FR76 42 » and « fr7642 » are one account. */
const normalised = (row: Row | undefined, value: unknown): unknown =>
  row?.kind === 'text' && typeof value === 'string' ? (row.format?.normalise?.(value) ?? value) : value;

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const at = (field: string, code: string, params: Problem['params']): Problem => ({ code, field, params });

const doubled = (row: Row, field: string): Problem =>
  at(field, 'kernel.ligne-en-double', { label: row.label });

/** A box that must be ticked by some stage may be left alone until then. */
const isUnticked = (row: Row, value: unknown): boolean =>
  row.kind === 'bool' && row.mustBeTrue === true && row.requiredAt !== undefined && value === false;

const isBoxes = (row: Row): boolean =>
  (row.kind === 'bool' && row.mustBeTrue === true) || (row.kind === 'choice' && row.multiple === true);

function missing(row: Row, context: Walk): Problem {
  const code = context.stage === 'saisie' ? 'kernel.obligatoire' : 'kernel.a-renseigner';
  return at(context.path, isBoxes(row) ? 'kernel.case-a-cocher' : code, { label: row.label });
}
