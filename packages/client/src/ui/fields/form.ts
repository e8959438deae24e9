import { evaluateAsks, isBlank, type Scopes } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { type Choice, type Row, type Stage, stageReached, type TextRow } from '@asso/domain/kernel/fields';
import { kernelProblems, type ProblemTable } from '@asso/domain/kernel/problems';
import { valueProblems } from '@asso/domain/kernel/value-problems';
import { type Hand, isWritable } from '@asso/domain/kernel/writable';
import type { ReactNode } from 'react';
import type { ControlProps } from './control-props.ts';
import type { ValueRow } from './FieldControl.tsx';
import { errorAt, type FieldError, fieldErrors } from './field-errors.ts';

/** `keep` confirms the proposed value. */
export type Proposal = { note?: string; keep?: () => void };

export type OwnControlProps = ControlProps & { options: readonly Choice[] };
/** Called for each drawing of the field, so such a function uses no hook itself. */
type OwnControls = Readonly<Record<string, (props: OwnControlProps) => ReactNode>>;

/** A form renders a table of fields with these values. Paths are dotted; lines of lists are named by their id. */
export type Form = {
  value: object;
  onChange: (path: string, value: unknown) => void;
  /** Called when a field is left, which is the time to save. */
  onLeave?: (path: string) => void;
  /** The page's button found these errors, which are shown on the fields. */
  errors?: readonly FieldError[];
  /** The server refused these values. */
  refusals?: readonly FieldError[];
  /** These are the sentences of the formats in use, besides those of the kernel. */
  sentences?: ProblemTable;
  /** Which fields may be written; all of them when absent. */
  hand?: Hand;
  /** Conditions of fields (`when`) read these objects; `parent` is found by itself. */
  scopes?: Scopes;
  custom?: CustomFields;
  /** The choices of `id` rows, by path or by the thing they name. */
  options?: Readonly<Record<string, readonly Choice[]>>;
  /** These controls, by path, take the place of those that the rows would have: a password, a file, an own list. */
  own?: OwnControls;
  /** A value with a warning may still be right; the page gives it, by path, where the format of the value does not. */
  warnings?: Readonly<Record<string, string>>;
  /** These stand under the field at their path: what its answer leads to. */
  after?: Readonly<Record<string, ReactNode>>;
  /** A note tells, by path, the origin of a value: « Repris de 26-000087 ». */
  notes?: Readonly<Record<string, string>>;
  /** A proposed value, by path, was confirmed by nobody: the field is shown empty and says so. */
  proposals?: Readonly<Record<string, Proposal>>;
  /** At these paths the portal fills in its own words when nobody answers: they are never marked as required. */
  unasked?: ReadonlySet<string>;
  /** Required fields are marked when they are required at this stage; transmission when absent. */
  stage?: Stage;
};

export const valueAt = (form: Form, path: string): unknown => readAt(form.value, path);

/** Returns the value that somebody gave: a proposal is not an answer. */
export const answerAt = (form: Form, path: string): unknown =>
  form.proposals?.[path] ? null : valueAt(form, path);

/** Conditions read the nearest enclosing object as `parent`. */
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

/** A known problem comes first; then, once the field was left, a problem of the value itself. */
export function messageAt(form: Form, row: ValueRow, { path, wasLeft }: { path: string; wasLeft: boolean }) {
  const known = errorAt(form.refusals ?? [], path) ?? errorAt(form.errors ?? [], path);
  const value = answerAt(form, path);
  if (known || isBlank(value)) return { error: known, warning: known ? undefined : form.warnings?.[path] };
  const [own] = wasLeft ? fieldErrors(valueProblems(row, value), sentencesOf(form)) : [];
  if (own) return { error: own.message };
  const told = form.warnings?.[path];
  return { warning: told ?? (row.kind === 'text' && wasLeft ? warningOf(form, row, value) : undefined) };
}

function warningOf(form: Form, row: TextRow, value: unknown): string | undefined {
  const problem =
    typeof value === 'string' ? row.format?.warn?.(row.format.normalise?.(value) ?? value) : null;
  const params = { label: row.label, ...problem?.params };
  return problem ? fieldErrors([{ ...problem, params }], sentencesOf(form))[0]?.message : undefined;
}

const sentencesOf = (form: Form): ProblemTable => ({ ...kernelProblems, ...form.sentences });
