// The parts of a project that its campaign asks for, each with its sections and their state.
import { isBlank } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import {
  isInRubrique,
  type NomPartie,
  type PartieProjet,
  type PartieRubrique,
  partiesDemandees,
} from '@asso/domain/subvention/parties/projet-parties.rows';
import type { EtatRubrique } from '@asso/domain/subvention/parties/projet-parties.rules';
import type { NomRubrique } from '@asso/domain/subvention/projet-rubriques.rows';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { Form } from '../../ui/fields/form.ts';

export type RubriqueShown = {
  id: NomRubrique;
  title: string;
  fields: Fields;
  etat: EtatRubrique;
  minutes: number;
  /** The paths of the fields of this section that have a problem. */
  manques: readonly string[];
};

export type Partie = Omit<PartieProjet, 'rubriques'> & { rubriques: readonly RubriqueShown[] };

export type PartiesGiven = {
  form: Form;
  campagne: Campagne;
  problems: readonly FieldError[];
  /** The values that would be sent as the portal wrote them. */
  aRelire?: readonly { path: string }[];
  /** Says whether a file is joined to this project. */
  hasPieces?: boolean;
};

/** Lists the parts in the order of the domain's table. */
export const listParties = (given: PartiesGiven): Partie[] =>
  partiesDemandees(given.campagne).map(({ rubriques, ...partie }) => ({
    ...partie,
    rubriques: rubriques.map((one) => rubriqueOf(one, partie.id, given)),
  }));

function rubriqueOf(rubrique: PartieRubrique, partie: NomPartie, given: PartiesGiven): RubriqueShown {
  const { id, titre, fields, minutes } = rubrique;
  const { form, problems, aRelire = [], hasPieces } = given;
  const isHere = (path: string) => isInRubrique(path, rubrique, partie);
  const manques = problems.map(({ field }) => field).filter(isHere);
  const toRead = aRelire.some(({ path }) => isHere(path));
  const isBegun =
    (id === 'document-custom-bloc' && hasPieces === true) ||
    Object.entries(fields).some(([name, row]) =>
      holdsSomething(readAt(form.value, name), row, { form, path: name }),
    );
  const isLeft = manques.length > 0 || toRead;
  const etat = isBegun ? begunStatus(manques.length, toRead) : isLeft ? 'a-commencer' : untouched(id, fields);
  return { id, title: titre, fields, etat, minutes, manques };
}

const begunStatus = (left: number, toRead: boolean): EtatRubrique =>
  left > 0 ? 'a-completer' : toRead ? 'a-revoir' : 'termine';

/**
 * Returns the state of a section in which nothing is missing and nobody answered: done when its answers come from
 * elsewhere or it asks nothing, else optional.
 */
const untouched = (id: NomRubrique, fields: Fields): EtatRubrique =>
  id === 'responsable' || Object.values(fields).some(isAsked) ? 'termine' : 'facultatif';

const isAsked = (row: Row): boolean =>
  row.requiredAt !== undefined || (row.kind === 'group' && Object.values(row.fields).some(isAsked));

type Place = { form: Form; path: string };

/** Tells whether a person typed something; values written by the portal or the server do not count. */
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

/** Tells whether a person typed this value; one with a note was written by the portal. */
function isTyped(row: Row, value: unknown, { form, path }: Place): boolean {
  if (row.writtenBy === 'server' || isGiven(path) || isBlank(value)) return false;
  if (form.notes?.[path] || form.proposals?.[path]) return false;
  return typeof value !== 'object' || Object.values(value as object).some((one) => !isBlank(one));
}

/**
 * Values that the dossier decides: years, services and periods, and the ranks and names of the indicators of a
 * training.
 */
const given = /^(description\.periode|(financements|budgets)\.[^.]+\.(annee|id_service_instructeur))$/;
const isGiven = (path: string): boolean =>
  given.test(path) || /^evaluation\.indicateurs\.[123]\.(rang|intitule)$/.test(path);
