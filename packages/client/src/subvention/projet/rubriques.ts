// The rubrics of a project as its page shows them: those the campaign asks, each with its state and what it says.
import { isBlank } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import type { StepStatus } from '@asso/domain/kernel/steps';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import {
  type NomRubrique,
  rubriqueDuChemin,
  rubriquesDemandees,
} from '@asso/domain/subvention/projet-rubriques.rows';
import { type FieldError, fieldId } from '../../ui/field-errors.ts';
import type { Form } from '../../ui/fields/form.ts';
import { stepStatusWords } from '../../ui/step-status.ts';

/** `a-revoir`: nothing blocks, but the portal wrote some of it; `facultatif`: nobody has to say anything there. */
export type RubriqueStatus = StepStatus | 'a-revoir' | 'facultatif';
export const rubriqueStatusWords: Record<RubriqueStatus, string> = {
  ...stepStatusWords,
  facultatif: 'Facultatif',
};

export type Rubrique = {
  id: NomRubrique;
  title: string;
  fields: Fields;
  status: RubriqueStatus;
  left: number;
};

export type RubriquesGiven = {
  form: Form;
  campagne: Campagne;
  problems: readonly FieldError[];
  /** What would leave as the portal wrote it. */
  aRelire?: readonly { path: string }[];
  /** Whether a file was joined in this project. */
  hasPieces?: boolean;
};

/** In the order of the domain's table. */
export const rubriquesOf = ({
  form,
  campagne,
  problems,
  aRelire = [],
  hasPieces,
}: RubriquesGiven): Rubrique[] =>
  rubriquesDemandees(campagne).map(({ id, titre, fields }) => {
    const left = problems.filter(({ field }) => rubriqueDuChemin(field)?.id === id).length;
    const toRead = aRelire.some(({ path }) => rubriqueDuChemin(path)?.id === id);
    const isBegun =
      (id === 'document-custom-bloc' && hasPieces === true) ||
      Object.entries(fields).some(([name, row]) =>
        holdsSomething(readAt(form.value, name), row, { form, path: name }),
      );
    const isLeft = left > 0 || toRead;
    const status = isBegun ? begunStatus(left, toRead) : isLeft ? 'a-commencer' : untouched(id, fields);
    return { id, title: titre, fields, status, left };
  });

const begunStatus = (left: number, toRead: boolean): RubriqueStatus =>
  left > 0 ? 'a-completer' : toRead ? 'a-revoir' : 'termine';

/** Nothing is missing where nobody said anything: nothing was asked, or it is known from elsewhere. */
const untouched = (id: NomRubrique, fields: Fields): RubriqueStatus =>
  id === 'responsable' || Object.values(fields).some(isAsked) ? 'termine' : 'facultatif';

const isAsked = (row: Row): boolean =>
  row.requiredAt !== undefined || (row.kind === 'group' && Object.values(row.fields).some(isAsked));

type Place = { form: Form; path: string };

/** Something somebody typed: what the portal or the server writes by itself does not count. */
function holdsSomething(value: unknown, row: Row, place: Place): boolean {
  if (row.kind === 'group') return linesHold(row.fields, value, place);
  if (row.kind !== 'list') return isTyped(row, value, place);
  const lines = Array.isArray(value) ? (value as { id: string }[]) : [];
  return lines.some((line) => linesHold(row.fields, line, { ...place, path: `${place.path}.${line.id}` }));
}

const linesHold = (fields: Fields, value: unknown, { form, path }: Place): boolean =>
  Object.entries(fields).some(([name, inner]) =>
    inner.kind === 'list'
      ? holdsSomething(readAt(value, name), inner, { form, path: `${path}.${name}` })
      : isTyped(inner, readAt(value, name), { form, path: `${path}.${name}` }),
  );

/** A note says where a value comes from: then nobody typed it. */
function isTyped(row: Row, value: unknown, { form, path }: Place): boolean {
  if (row.writtenBy === 'server' || isGiven(path) || isBlank(value)) return false;
  if (form.notes?.[path] || form.proposals?.[path]) return false;
  return typeof value !== 'object' || Object.values(value as object).some((one) => !isBlank(one));
}

/** Years, services and periods follow the request; ranks and names of training indicators their kind. */
const given = /^(description\.periode|(financements|budgets)\.[^.]+\.(annee|id_service_instructeur))$/;
const isGiven = (path: string): boolean =>
  given.test(path) || /^evaluation\.indicateurs\.[123]\.(rang|intitule)$/.test(path);

export const rubriqueId = (id: string): string => `rubrique-${fieldId(id)}`;
