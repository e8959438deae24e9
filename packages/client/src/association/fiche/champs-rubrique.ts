// The fields of a section depend on the association: values from a register are locked, and only the possible regimes
// are offered.
import type { identiteReplySchema } from '@asso/contract/association/association.schemas';
import { associationProblems } from '@asso/domain/association/association.problems';
import { collectionsProblems } from '@asso/domain/association/collection/collections.problems';
import type { Fiche } from '@asso/domain/association/fiche.fields';
import { rubriqueFields } from '@asso/domain/association/fiche.fields';
import { findTypeStructure, listRegimes } from '@asso/domain/association/regime.rules';
import type { Rubrique } from '@asso/domain/association/rubriques.rows';
import { rubriques } from '@asso/domain/association/rubriques.rows';
import { formatDate, formatDay } from '@asso/domain/identifiants/dates-affichees';
import { formats } from '@asso/domain/identifiants/formats';
import { labelSiret } from '@asso/domain/identifiants/nombres-affiches';
import { isBlank, type Scopes } from '@asso/domain/kernel/asks';
import type { Choice, Fields, Row } from '@asso/domain/kernel/fields';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { formesJuridiques } from '@asso/domain/referentiel/data/formes-juridiques';
import { objetsSociauxFamilles } from '@asso/domain/referentiel/data/objets-sociaux-familles';
import type { z } from 'zod';
import { showValue } from '../../ui/show-value.ts';

/** The sentences for what may be wrong in the pages of an association. */
export const phrasesAssociation = { ...associationProblems, ...collectionsProblems };

type Provenances = Pick<z.infer<typeof identiteReplySchema>, 'sources' | 'ecarts'>;

/**
 * Returns the fields of a section as a form shows them. `verrous` are the paths of the locked values, from the root of
 * the file: `identite.nom`.
 */
export function listChampsRubrique(
  rubrique: Rubrique,
  { fiche, verrous }: { fiche: Fiche; verrous: readonly string[] },
): Fields {
  const fields: Fields = rubriqueFields[rubrique];
  return Object.fromEntries(
    Object.entries(fields).map(([name, row]) => {
      const possible = name === 'regime' ? withRegimes(row, fiche) : row;
      const isLocked = verrous.includes(`${rubrique}.${name}`);
      return [name, isLocked ? locked(possible) : possible];
    }),
  );
}

/**
 * Returns the fields of a section as they are read: codes of registers as labels, without the values shown elsewhere.
 */
export function listChampsEcrits(
  rubrique: Rubrique,
  given: { fiche: Fiche; verrous: readonly string[] },
): Fields {
  const value: Readonly<Record<string, unknown>> = given.fiche[rubrique] ?? {};
  return Object.fromEntries(
    Object.entries(listChampsRubrique(rubrique, given))
      .filter(([name]) => !isSaidElsewhere(name, value))
      .map(([name, row]) => [name, numbered(inWords(name, row), value[name])]),
  );
}

/** Returns the field under the label of its number: a RIDET is not said to be a SIRET. */
const numbered = (row: Row, value: unknown): Row =>
  typeof value === 'string' && row.kind === 'text' && row.format === formats.siretOuLocal
    ? { ...row, label: labelSiret(row.label, value) }
    : row;

const listes: Readonly<Record<string, readonly Choice[]>> = {
  id_forme_juridique: formesJuridiques,
  id_famille1: objetsSociauxFamilles,
};

/** Returns the field with labels for the codes of a register; a code without label is shown as it is. */
function inWords(name: string, row: Row): Row {
  const options = listes[name];
  if (!options) return row;
  const { label, writtenBy } = row;
  return { kind: 'choice', label, options, writtenBy };
}

/**
 * Tells whether a value is already shown: the head office's SIRET when it is the association's own, or the label of an
 * object beside its code.
 */
const isSaidElsewhere = (name: string, value: Readonly<Record<string, unknown>>): boolean =>
  (name === 'id_siret_siege' && !isBlank(value.id_siret) && value.id_siret_siege === value.id_siret) ||
  (name === 'lib_objet_social1' && !isBlank(value.id_objet_social1));

function withRegimes(row: Row, { identite }: Fiche): Row {
  if (row.kind !== 'choice') return row;
  const possible: readonly string[] = listRegimes(findTypeStructure(identite.id_forme_juridique));
  return {
    ...row,
    options: row.options.filter(({ value }) => possible.includes(value) || value === identite.regime),
  };
}

/** Locks a row with everything inside it. */
function locked(row: Row): Row {
  const own = { ...row, writtenBy: 'server' } as const;
  return own.kind === 'group' || own.kind === 'list'
    ? {
        ...own,
        fields: Object.fromEntries(Object.entries(own.fields).map(([name, inner]) => [name, locked(inner)])),
      }
    : own;
}

/** Leaves out a field that can be neither written nor shown, because its locked value is empty. */
export const withoutLockedBlanks = (fields: Fields, value: object): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, row]): [string, Row][] => {
      const own: unknown = Reflect.get(value, name);
      if (row.kind !== 'group') return row.writtenBy === 'server' && isBlank(own) ? [] : [[name, row]];
      return [[name, { ...row, fields: withoutLockedBlanks(row.fields, (own ?? {}) as object) }]];
    }),
  );

/**
 * Returns the values that conditions read: an unticked box counts as « no », so that the fields which depend on it are
 * not asked.
 */
export const ficheScopes = (fiche: Fiche): Scopes => ({
  association: Object.fromEntries(
    rubriques.map((rubrique) => [rubrique, ticked(rubriqueFields[rubrique], fiche[rubrique])]),
  ),
});

function ticked(fields: Fields, values: object): object {
  const rows = Object.entries(fields).flatMap(([name, row]): [string, unknown][] => {
    const value: unknown = Reflect.get(values, name);
    if (row.kind === 'group') return [[name, ticked(row.fields, (value ?? {}) as object)]];
    if (!isBlank(value)) return [[name, value]];
    return row.kind === 'bool' ? [[name, false]] : [];
  });
  return Object.fromEntries(rows);
}

/**
 * Returns the note under each value: its source (« RNA, 02/03/2027 »), and the value of the other register when it
 * differs.
 */
export function sourceNotes(rubrique: Rubrique, { sources, ecarts }: Provenances): Record<string, string> {
  const fields: Fields = rubriqueFields[rubrique];
  const notes = Object.entries(sources).map(([path, source]) => {
    const name = path.slice(rubrique.length + 1);
    const ecart = ecarts[path];
    const other = ecart && `Différent chez ${ecart.source} : ${otherText(fields[name], ecart.valeur)}`;
    return [name, [sourceText(source), other].filter(Boolean).join('. ')];
  });
  return Object.fromEntries(notes);
}

/** Returns « RNA, 02/03/2027 » or « Déclaré par l’association ». */
export const sourceText = ({ source, date }: Provenances['sources'][string]): string =>
  source === 'association'
    ? declareText(undefined)
    : [source, date && formatDay(date)].filter(Boolean).join(', ');

/** Returns « Déclaré par l’association, 10/01/2027 », with the date when it is known. */
export const declareText = (le: string | undefined): string =>
  ['Déclaré par l’association', le && formatDate(new Date(le))].filter(Boolean).join(', ');

function otherText(row: Row | undefined, value: unknown): string {
  if (!row || isBlank(value)) return 'rien';
  switch (row.kind) {
    case 'group':
      return adresseLine(value as Parameters<typeof adresseLine>[0]) || 'rien';
    case 'list':
    case 'montants':
    case 'custom':
      return 'une autre liste';
    default:
      return showValue(row, value) ?? 'rien';
  }
}
