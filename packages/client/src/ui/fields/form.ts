import { evaluateAsks, isBlank, type Scopes } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { type Choice, type Row, type Stage, stageReached, type TextRow } from '@asso/domain/kernel/fields';
import { kernelProblems, type ProblemTable } from '@asso/domain/kernel/problems';
import { valueProblems } from '@asso/domain/kernel/value-problems';
import { type Hand, isWritable } from '@asso/domain/kernel/writable';
import { errorAt, type FieldError, fieldErrors } from '../field-errors.ts';
import type { ValueRow } from './FieldControl.tsx';

/** `keep` says that it is right as it is. */
export type Proposal = { note?: string; keep?: () => void };

/** What a table of fields is rendered with. Paths are dotted; rows of lists are named by their id. */
export type Form = {
  value: object;
  onChange: (path: string, value: unknown) => void;
  /** A field was left: time to save. */
  onLeave?: (path: string) => void;
  /** What the page's button found; shown on the fields. */
  errors?: readonly FieldError[];
  /** What the server would not take. */
  refusals?: readonly FieldError[];
  /** The sentences of the formats in use, beside the kernel's. */
  sentences?: ProblemTable;
  /** Which fields may be written; all of them when absent. */
  hand?: Hand;
  /** What asks look at; `parent` is found by itself. */
  scopes?: Scopes;
  custom?: CustomFields;
  /** Choices of `id` rows, by path or by what they name. */
  options?: Readonly<Record<string, readonly Choice[]>>;
  /** Where values come from, by path: « Repris de 26-000087 ». */
  notes?: Readonly<Record<string, string>>;
  /** What stands there though nobody answered yet, by path: the field is shown empty and says so. */
  proposals?: Readonly<Record<string, Proposal>>;
  /** Paths that leave with words of the portal where nobody answers: they are never said to be required. */
  unasked?: ReadonlySet<string>;
  /** From which stage the mark of required fields counts; transmission unless said. */
  stage?: Stage;
};

export const valueAt = (form: Form, path: string): unknown => readAt(form.value, path);

/** As somebody answered it: what is only proposed is no answer. */
export const answerAt = (form: Form, path: string): unknown =>
  form.proposals?.[path] ? null : valueAt(form, path);

/** Asks look at the nearest enclosing object as `parent`. */
export function scopesAt(form: Form, parentPath: string): Scopes {
  const parent = parentPath === '' ? form.value : readAt(form.value, parentPath);
  return { ...form.scopes, parent: parent ?? {} };
}

export const isLocked = (form: Form, row: Row): boolean =>
  form.hand !== undefined && !isWritable(row, form.hand);

/** The asterisk says that somebody must answer. */
export const isRequired = (
  form: Form,
  row: Row,
  { path, scopes }: { path: string; scopes: Scopes },
): boolean =>
  !form.unasked?.has(path) &&
  stageReached(row.requiredAt, form.stage ?? 'transmission') &&
  evaluateAsks(row.when, scopes) === 'yes';

/** Known problem first; then, once the field was left, what its own value says. */
export function messageAt(form: Form, row: ValueRow, { path, wasLeft }: { path: string; wasLeft: boolean }) {
  const known = errorAt(form.refusals ?? [], path) ?? errorAt(form.errors ?? [], path);
  const value = answerAt(form, path);
  if (known || isBlank(value)) return { error: known };
  const [own] = wasLeft ? fieldErrors(valueProblems(row, value), sentencesOf(form)) : [];
  if (own) return { error: own.message };
  return { warning: row.kind === 'text' && wasLeft ? warningOf(form, row, value) : undefined };
}

function warningOf(form: Form, row: TextRow, value: unknown): string | undefined {
  const problem =
    typeof value === 'string' ? row.format?.warn?.(row.format.normalise?.(value) ?? value) : null;
  const params = { label: row.label, ...problem?.params };
  return problem ? fieldErrors([{ ...problem, params }], sentencesOf(form))[0]?.message : undefined;
}

const sentencesOf = (form: Form): ProblemTable => ({ ...kernelProblems, ...form.sentences });
