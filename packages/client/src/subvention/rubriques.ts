// The rubrics of a project are the rows of its table: one more row is one more rubric, with its state.
import { isBlank } from '@asso/domain/kernel/asks';
import type { Row } from '@asso/domain/kernel/fields';
import type { StepStatus } from '@asso/domain/kernel/steps';
import { isShown } from '@asso/domain/kernel/walk-problems';
import { projetFields } from '@asso/domain/subvention/projet.fields';
import { type FieldError, fieldId } from '../ui/field-errors.ts';
import type { Form } from '../ui/fields/form.ts';

export type Rubrique = { id: string; row: Row; title: string; status: StepStatus; left: number };

/** Those the campaign asks, in the order of the table. */
export function rubriquesOf(form: Form, problems: readonly FieldError[]): Rubrique[] {
  return Object.entries(projetFields as Record<string, Row>)
    .filter(([, row]) => isAsked(form, row))
    .map(([id, row]) => {
      const left = problems.filter(({ field }) => field === id || field.startsWith(`${id}.`)).length;
      const isEmpty = !holdsSomething(Reflect.get(form.value, id), row);
      const status = left === 0 ? 'termine' : isEmpty ? 'a-commencer' : 'a-completer';
      return { id, row, title: row.label, status, left };
    });
}

const isAsked = (form: Form, row: Row): boolean =>
  isShown(row, form.scopes ?? {}) &&
  (row.kind !== 'custom' || Object.keys(form.custom?.[row.bloc] ?? {}).length > 0);

/** Something somebody typed: what the server writes by itself (years, period) does not count. */
function holdsSomething(value: unknown, row: Row): boolean {
  if (row.kind === 'group') {
    return Object.entries(row.fields).some(([name, inner]) => isTyped(inner, read(value, name)));
  }
  if (row.kind !== 'list') return isTyped(row, value);
  const lines = Array.isArray(value) ? value : [];
  return lines.some((line) =>
    Object.entries(row.fields).some(([name, inner]) => isTyped(inner, read(line, name))),
  );
}

function isTyped(row: Row, value: unknown): boolean {
  if (row.writtenBy === 'server' || isBlank(value)) return false;
  return typeof value !== 'object' || Object.values(value as object).some((one) => !isBlank(one));
}

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export const rubriqueId = (id: string): string => `rubrique-${fieldId(id)}`;
