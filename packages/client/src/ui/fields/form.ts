import { evaluateAsks, isBlank, type Scopes } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { type Choice, type Row, type Stage, stageReached, type TextRow } from '@asso/domain/kernel/fields';
import { kernelProblems, type ProblemTable } from '@asso/domain/kernel/problems';
import { valueProblems } from '@asso/domain/kernel/value-problems';
import { type Hand, isWritable } from '@asso/domain/kernel/writable';
import type { ReactNode } from 'react';
import type { ControlProps } from './control-props.ts';
import type { ControlRow } from './FieldControl.tsx';
import { errorAt, type FieldError, fieldErrors } from './field-errors.ts';

/** `keep` confirms the proposed value. */
export type Proposal = { note?: string; keep?: () => void };

export type OwnControlProps = ControlProps & { options: readonly Choice[] };
/**
 * Controls given by the page, by path. Such a function is called each time its field is drawn, so it must not use
 * hooks.
 */
type OwnControls = Readonly<Record<string, (props: OwnControlProps) => ReactNode>>;

/** What a form needs to render a table of fields. Paths are dotted, and a line of a list is named by its id. */
export type Form = {
  value: object;
  onChange: (path: string, value: unknown) => void;
  /** Called when a field is left, which is the time to save. */
  onLeave?: (path: string) => void;
  /** Changes each time somebody else saved: the fields then show the new value, even while they have the focus. */
  round?: number;
  /** The errors found when the button of the page was pressed, shown on the fields. */
  errors?: readonly FieldError[];
  /** The values that the server refused. */
  refusals?: readonly FieldError[];
  /** The sentences for problems of formats (such as IBAN), besides those of the kernel. */
  sentences?: ProblemTable;
  /** Tells which fields may be changed; all of them when absent. */
  hand?: Hand;
  /**
   * The objects that the condition of a field (`when`) may read; `parent`, the group around the field, is added by
   * `scopesAt`.
   */
  scopes?: Scopes;
  custom?: CustomFields;
  /** The choices of `id` rows, by path or by the kind of thing they name (`of`). */
  options?: Readonly<Record<string, readonly Choice[]>>;
  /** Controls, by path, that replace the usual one of the row: a password, a file, a list of the page. */
  own?: OwnControls;
  /** Warnings, by path, that the format of the value does not give; a value with a warning may still be right. */
  warnings?: Readonly<Record<string, string>>;
  /** What is shown under the field at each path: what its answer leads to. */
  after?: Readonly<Record<string, ReactNode>>;
  /** Notes, by path, that tell where a value comes from: « Repris de 26-000087 ». */
  notes?: Readonly<Record<string, string>>;
  /**
   * Values proposed by the portal, by path, that nobody has confirmed: the field is shown empty, with the proposal
   * under it.
   */
  proposals?: Readonly<Record<string, Proposal>>;
  /**
   * The paths at which the portal fills in its own words when nobody answers: their fields are never marked as
   * required.
   */
  unasked?: ReadonlySet<string>;
  /** The stage at which a field must be filled for it to be marked as required; transmission when absent. */
  stage?: Stage;
};

export const valueAt = (form: Form, path: string): unknown => readAt(form.value, path);

/** Returns the value that somebody gave: a proposal is not an answer. */
export const answerAt = (form: Form, path: string): unknown =>
  form.proposals?.[path] ? null : valueAt(form, path);

/**
 * Returns the objects that conditions read in this part of the form, with the group or line around the field as
 * `parent`.
 */
export function scopesAt(form: Form, parentPath: string): Scopes {
  const parent = parentPath === '' ? form.value : readAt(form.value, parentPath);
  return { ...form.scopes, parent: parent ?? {} };
}

export const isLocked = (form: Form, row: Row): boolean =>
  form.hand !== undefined && !isWritable(row, form.hand);

/** Tells whether the answer, or the whole group, may always stay empty; a box left unticked is an answer already. */
export const isOptional = (row: Row): boolean =>
  row.kind === 'group'
    ? Object.values(row.fields).every(isOptional)
    : !row.requiredAt && (row.kind !== 'bool' || row.isOuiNon === true);

/** Tells whether somebody must answer the field. */
export const isRequired = (
  form: Form,
  row: Row,
  { path, scopes }: { path: string; scopes: Scopes },
): boolean =>
  !form.unasked?.has(path) &&
  stageReached(row.requiredAt, form.stage ?? 'transmission') &&
  evaluateAsks(row.when, scopes) === 'yes';

/**
 * Returns the error or the warning of a field: first what the page or the server found, then, once the field was left,
 * what is wrong with the value itself.
 */
export function messageAt(
  form: Form,
  row: ControlRow,
  { path, wasLeft }: { path: string; wasLeft: boolean },
) {
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
