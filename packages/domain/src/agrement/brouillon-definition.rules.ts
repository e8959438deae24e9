// An accreditation as it is being written and as it is published, one made of the other, and what keeps it from being published (decisions, Dossiers).
import { anneeSuivante, unAnApres } from '../catalogue/annee-suivante.rules.ts';
import { piecePubliee } from '../catalogue/brouillon.rules.ts';
import { calendrierPublie, calendrierSaisi } from '../catalogue/calendrier.rules.ts';
import { questionsDe, questionsSaisies } from '../catalogue/champ-personnalise.rules.ts';
import { conditionsProblems } from '../catalogue/condition.rules.ts';
import { codesOf, questionsProblems } from '../catalogue/publication.rules.ts';
import { type Contenu, lignes, plainFields, ranked, withAsks } from '../catalogue/saisie.rules.ts';
import { calendrierFields } from '../catalogue/sous-dispositif.fields.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import type { Problem, Result } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { type DefinitionSaisie, definitionFields } from './definition.fields.ts';
import { blocAgrement, type Definition, readDefinition } from './definition.rules.ts';

/** Known beside what a version holds: they stand on the definition itself. */
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

/** What would be published: what is missing or wrong in it is for publishing to say. */
export const contenuDefinition = (saisie: DefinitionSaisie, fuseau: string): Contenu => ({
  ...plainFields(definitionFields, saisie, ownWay),
  fuseau,
  ...calendrierPublie(saisie, fuseau),
  documents_attendus: lignes(saisie.documents_attendus).map(piecePubliee),
  champs_personnalises: questionsDe(questions(saisie)),
});

/** Its lines are named by what they are, so that two versions are compared line by line. */
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

/** As it will be named once published, whatever names its lines were typed under. */
export const definitionNommee = (saisie: DefinitionSaisie, fuseau: string): DefinitionSaisie =>
  saisieDefinition(
    {
      ...({ documents_attendus: [], champs_personnalises: {} } as object),
      ...contenuDefinition(saisie, fuseau),
    } as unknown as Definition,
    saisie,
  );

/** The same a year later, under another code: its dates, its exercise, and the year its words say. */
export function definitionUnAnPlusTard(saisie: DefinitionSaisie, code: string): DefinitionSaisie {
  const exercice = saisie.campagne_exercice;
  const said = (text: string | null | undefined) =>
    text?.replaceAll(String(exercice), String(anneeSuivante(exercice)));
  return {
    ...saisie,
    code,
    campagne_exercice: anneeSuivante(exercice),
    libelle: said(saisie.libelle),
    presentation: said(saisie.presentation),
    date_debut: unAnApres(saisie.date_debut),
    date_fin: unAnApres(saisie.date_fin),
  };
}

type PublicationDefinition = {
  saisie: DefinitionSaisie;
  /** The clock of the service that studies it. */
  fuseau: string;
  /** The questions of every version published before. */
  avant: readonly CustomFields[];
};

/** Everything at once; the same list on screen and before anything is published. */
export function definitionProblems({ saisie, fuseau, avant }: PublicationDefinition): Problem[] {
  const { date_debut, date_fin } = calendrierPublie(saisie, fuseau);
  const found = [
    ...problems(definitionFields, saisie, { stage: 'transmission' }),
    ...(date_debut && date_fin && date_fin <= date_debut
      ? [{ code: 'catalogue.cloture-avant-ouverture', field: 'date_fin' }]
      : []),
    ...codesOf('documents_attendus', saisie.documents_attendus ?? [], {
      shape: /^[\w.-]{1,40}$/,
      exemple: 'RAR-2',
    }),
    ...questionsProblems({ brouillon: { champs_personnalises: questions(saisie) }, avant }),
    ...conditionsProblems(saisie),
  ];
  return found.length > 0 ? found : guardProblems({ saisie, fuseau, avant });
}

/** The version to be, once nothing is wrong with it. */
export function definitionAPublier(publication: PublicationDefinition): Result<Definition> {
  const [first, ...others] = definitionProblems(publication);
  if (first) return { ok: false, problems: [first, ...others] };
  const { saisie, fuseau, avant } = publication;
  return readDefinition(contenuDefinition(saisie, fuseau), avant);
}

/** What the schema of a version refuses and nothing above said. */
function guardProblems({ saisie, fuseau, avant }: PublicationDefinition): Problem[] {
  const read = readDefinition(contenuDefinition(saisie, fuseau), avant);
  if (read.ok) return [];
  return read.problems.map(({ field = '' }) => ({
    code: 'agrement.option-refusee',
    field: field.split('.')[0],
  }));
}
