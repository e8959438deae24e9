import { type ProblemTable, problemMessage } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';

/**
 * What is wrong with one field: its dotted path, and a French sentence. `acte` leads to where it is mended, when that is
 * not a field of the form.
 */
export type FieldError = { field: string; message: string; acte?: { label: string; href: string } };

/** Puts the domain's problems in words; `sentences` holds the tables of the features concerned. */
export const fieldErrors = (problems: readonly Problem[], sentences: ProblemTable): FieldError[] =>
  problems.map(({ code, field = '', params }) => {
    const row = sentences[code];
    if (!row) throw new Error(`No sentence for the problem ${code}.`);
    return { field, message: problemMessage(row, params) };
  });

/** Returns the id of the control that holds the value at this path; summaries link to it. */
export const fieldId = (path: string): string => `champ-${path.replaceAll('.', '-')}`;

export const errorAt = (errors: readonly FieldError[], path: string): string | undefined =>
  errors.find((error) => error.field === path)?.message;
