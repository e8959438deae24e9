// An agrément's definition exists as a draft and as a published version, each converted to the other; these rules also
// say what prevents publication.

import { piecePubliee } from '../catalogue/brouillon.rules.ts';
import { addOneYear, anneeSuivante } from '../catalogue/calendrier/annee-suivante.rules.ts';
import { calendrierSaisi, publishedCalendrier } from '../catalogue/calendrier/calendrier.rules.ts';
import { groupQuestions, questionsSaisies } from '../catalogue/champ-personnalise.rules.ts';
import { conditionsProblems } from '../catalogue/condition.rules.ts';
import { listCodesProblems, questionsProblems } from '../catalogue/publication.rules.ts';
import { type Contenu, plainFields, ranked, withAsks } from '../catalogue/saisie.rules.ts';
import { calendrierFields } from '../catalogue/sous-dispositif.fields.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import { lignes } from '../kernel/lignes.ts';
import type { Problem, Result } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { type DefinitionSaisie, definitionFields } from './definition.fields.ts';
import { blocAgrement, type Definition } from './definition.rules.ts';
import { readDefinition } from './definition.schema.ts';

/** The values that stand on the definition itself, outside its versions. */
const tete = ['code', 'type_agrement', 'campagne_exercice', 'id_service'] as const;
type TeteDefinition = Pick<DefinitionSaisie, (typeof tete)[number]>;

const ownWay = new Set<string>([
  ...tete,
  ...Object.keys(calendrierFields),
  'documents_attendus',
  'champs_personnalises',
]);

const questions = (saisie: DefinitionSaisie) =>
  lignes(saisie.champs_personnalises).map((one) => ({ ...one, bloc: blocAgrement }) as const);

/**
 * Returns the version that this draft would publish. Missing or wrong values are left for publication to report.
 */
export const contenuDefinition = (saisie: DefinitionSaisie, fuseau: string): Contenu => ({
  ...plainFields(definitionFields, saisie, ownWay),
  fuseau,
  ...publishedCalendrier(saisie, fuseau),
  documents_attendus: lignes(saisie.documents_attendus).map(piecePubliee),
  champs_personnalises: groupQuestions(questions(saisie)),
});

/**
 * Turns a version back into a draft. Each line gets its id from its content, so that two versions are compared line
 * by line.
 */
export function saisieDefinition(definition: Definition, known: TeteDefinition): DefinitionSaisie {
  const { fuseau, documents_attendus, champs_personnalises, ...same } = definition;
  const saisie = {
    ...Object.fromEntries(tete.map((name) => [name, known[name]])),
    ...calendrierSaisi(same, fuseau),
    documents_attendus: ranked(documents_attendus, ({ code }) => code).map(withAsks),
    champs_personnalises: questionsSaisies(champs_personnalises).map(({ bloc: _bloc, ...one }) => one),
  };
  return saisie as DefinitionSaisie;
}

/** Gives the draft the line ids it would have once published, whatever ids its lines were typed under. */
export const definitionNommee = (saisie: DefinitionSaisie, fuseau: string): DefinitionSaisie =>
  saisieDefinition(
    {
      ...({ documents_attendus: [], champs_personnalises: {} } as object),
      ...contenuDefinition(saisie, fuseau),
    } as unknown as Definition,
    saisie,
  );

/**
 * Copies the draft to the next year under another code: its exercise and its dates move, and so does the year in its
 * name and its presentation.
 */
export function nextYearDefinition(saisie: DefinitionSaisie, code: string): DefinitionSaisie {
  const exercice = saisie.campagne_exercice;
  const said = (text: string | null | undefined) =>
    text?.replaceAll(String(exercice), String(anneeSuivante(exercice)));
  return {
    ...saisie,
    code,
    campagne_exercice: anneeSuivante(exercice),
    libelle: said(saisie.libelle),
    presentation: said(saisie.presentation),
    date_debut: addOneYear(saisie.date_debut),
    date_fin: addOneYear(saisie.date_fin),
  };
}

type PublicationDefinition = {
  saisie: DefinitionSaisie;
  /** The time zone of the service that studies the dossiers. */
  fuseau: string;
  /** The questions of every version published before. */
  avant: readonly CustomFields[];
};

/** Returns every problem at once; the screen shows the same list before anything is published. */
export function definitionProblems({ saisie, fuseau, avant }: PublicationDefinition): Problem[] {
  const { date_debut, date_fin } = publishedCalendrier(saisie, fuseau);
  const found = [
    ...problems(definitionFields, saisie, { stage: 'transmission' }),
    ...(date_debut && date_fin && date_fin <= date_debut
      ? [{ code: 'catalogue.cloture-avant-ouverture', field: 'date_fin' }]
      : []),
    ...listCodesProblems('documents_attendus', saisie.documents_attendus ?? [], {
      shape: /^[\w.-]{1,40}$/,
      exemple: 'RAR-2',
    }),
    ...questionsProblems({ brouillon: { champs_personnalises: questions(saisie) }, avant }),
    ...conditionsProblems(saisie),
  ];
  return found.length > 0 ? found : guardProblems({ saisie, fuseau, avant });
}

/** Returns the version to publish, if nothing is wrong with it. */
export function toPublishedDefinition(publication: PublicationDefinition): Result<Definition> {
  const [first, ...others] = definitionProblems(publication);
  if (first) return { ok: false, problems: [first, ...others] };
  const { saisie, fuseau, avant } = publication;
  return readDefinition(contenuDefinition(saisie, fuseau), avant);
}

/** Reports what the schema of a version refuses and the checks above did not find. */
function guardProblems({ saisie, fuseau, avant }: PublicationDefinition): Problem[] {
  const read = readDefinition(contenuDefinition(saisie, fuseau), avant);
  if (read.ok) return [];
  return read.problems.map(({ field = '' }) => ({
    code: 'agrement.option-refusee',
    field: field.split('.')[0],
  }));
}
