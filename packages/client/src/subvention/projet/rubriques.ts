// The page of a project shows the rubrics that its campaign asks for, each with its state.
import { isBlank } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import {
  type NomRubrique,
  rubriqueDuChemin,
  rubriquesDemandees,
} from '@asso/domain/subvention/projet-rubriques.rows';
import type { RubriqueStatus } from '../../demarche/rubrique-status.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { Form } from '../../ui/fields/form.ts';

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
  /** These values would be sent as the portal wrote them. */
  aRelire?: readonly { path: string }[];
  /** Says whether a file is joined to this project. */
  hasPieces?: boolean;
};

/** Lists the rubrics in the order of the domain's table. */
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

/** Nothing is missing here although nobody answered: nothing is required, or the answer is known from elsewhere. */
const untouched = (id: NomRubrique, fields: Fields): RubriqueStatus =>
  id === 'responsable' || Object.values(fields).some(isAsked) ? 'termine' : 'facultatif';

const isAsked = (row: Row): boolean =>
  row.requiredAt !== undefined || (row.kind === 'group' && Object.values(row.fields).some(isAsked));

type Place = { form: Form; path: string };

/** Says whether a person typed something; values written by the portal or the server do not count. */
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

/** A note says where a value comes from, so a value with a note was not typed by a person. */
function isTyped(row: Row, value: unknown, { form, path }: Place): boolean {
  if (row.writtenBy === 'server' || isGiven(path) || isBlank(value)) return false;
  if (form.notes?.[path] || form.proposals?.[path]) return false;
  return typeof value !== 'object' || Object.values(value as object).some((one) => !isBlank(one));
}

/**
 * Years, services and periods follow the request; the ranks and names of the training indicators follow their kind.
 */
const given = /^(description\.periode|(financements|budgets)\.[^.]+\.(annee|id_service_instructeur))$/;
const isGiven = (path: string): boolean =>
  given.test(path) || /^evaluation\.indicateurs\.[123]\.(rang|intitule)$/.test(path);
