// Publication is refused for these problems, each at the field to correct.
import { isBlank } from '../kernel/asks.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import type { Row } from '../kernel/fields.ts';
import { lignes } from '../kernel/lignes.ts';
import type { Problem, Result } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import type { SousDispositif } from '../referentiel/data/option.ts';
import {
  reglagesContraires,
  sousDispositifConnu,
  withReglages,
} from '../referentiel/sous-dispositif-connu.rules.ts';
import { sayRegles } from '../referentiel/sous-dispositif-connu.words.ts';
import type { Campagne } from '../subvention/campagne.rules.ts';
import { readCampagne } from '../subvention/campagne.schema.ts';
import { rubriquesNecessaires, rubriquesProjet } from '../subvention/projet-rubriques.rows.ts';
import { toContenuCampagne } from './brouillon.rules.ts';
import { type BrouillonCampagne, campagneFields } from './campagne-options.fields.ts';
import { findOptionRubrique } from './campagne-rubriques.rows.ts';
import { questionProblems } from './champ-personnalise.rules.ts';
import { conditionsProblems } from './condition.rules.ts';

export type Publication = {
  brouillon: BrouillonCampagne;
  /** The code of the subvention's dispositif, whose sous-dispositifs may be known. */
  dispositif: string;
  /** The questions of every version published before. */
  avant: readonly CustomFields[];
};

/** Returns every problem at once; the screen shows the same list before anything is published. */
export function publicationProblems({ brouillon: ecrit, dispositif, avant }: Publication): Problem[] {
  const brouillon = withKnownReglages(ecrit, dispositif);
  const found = [
    ...problems(campagneFields, brouillon, { stage: 'transmission' }),
    ...typesProblems(brouillon),
    ...reglagesProblems(brouillon, dispositif),
    ...servicesProblems(brouillon),
    ...rubriquesProblems(brouillon),
    ...codesProblems(brouillon),
    ...questionsProblems({ brouillon, avant }),
    ...conditionsProblems(brouillon),
  ];
  return found.length > 0 ? found : guardProblems(brouillon, avant);
}

/** Returns the version to publish, if nothing is wrong with it. */
export function toPublishedCampagne(publication: Publication): Result<Campagne> {
  const [first, ...others] = publicationProblems(publication);
  if (first) return { ok: false, problems: [first, ...others] };
  const { brouillon, dispositif, avant } = publication;
  return readCampagne(toContenuCampagne(withKnownReglages(brouillon, dispositif)), avant);
}

/**
 * Reports what the schema of a version refuses and the checks above did not find, with the name of the section to
 * open.
 */
function guardProblems(brouillon: BrouillonCampagne, avant: Publication['avant']): Problem[] {
  const read = readCampagne(toContenuCampagne(brouillon), avant);
  if (read.ok) return [];
  return read.problems.map(({ field = '' }) => ({
    code: 'catalogue.option-refusee',
    field: field.split('.')[0],
    params: { rubrique: findOptionRubrique(field)?.titre ?? field },
  }));
}

function typesProblems({ sous_dispositifs, ...rest }: BrouillonCampagne): Problem[] {
  const types = lignes(sous_dispositifs);
  if (types.length === 0) return [{ code: 'catalogue.sans-type', field: 'sous_dispositifs' }];
  return types.flatMap((type) => {
    const published = toContenuCampagne({ ...rest, sous_dispositifs: [type] }).sous_dispositifs;
    const [{ date_debut, date_fin }] = published as [{ date_debut?: string; date_fin?: string }];
    return date_debut && date_fin && date_fin <= date_debut
      ? [{ code: 'catalogue.cloture-avant-ouverture', field: `sous_dispositifs.${type.id}.date_fin` }]
      : [];
  });
}

/** Completes the lines that have the name of a known sous-dispositif with its known settings, where they give none. */
export const withKnownReglages = (brouillon: BrouillonCampagne, dispositif: string): BrouillonCampagne =>
  brouillon.sous_dispositifs
    ? {
        ...brouillon,
        sous_dispositifs: brouillon.sous_dispositifs.map((one) => withReglages(dispositif, one)),
      }
    : brouillon;

const reglagesProblems = ({ sous_dispositifs }: BrouillonCampagne, dispositif: string): Problem[] =>
  lignes(sous_dispositifs).flatMap((type) =>
    reglagesContraires(dispositif, type).map((name) => ({
      code: 'catalogue.reglage-impose',
      field: `sous_dispositifs.${type.id}.${name}`,
      params: imposeDit(sousDispositifConnu(dispositif, type), name),
    })),
  );

/**
 * Returns the parameters of the problem's message: the name of the sous-dispositif and the rule that it imposes. When
 * the line wrongly refuses several years, the rule is the number of years.
 */
function imposeDit(connu: SousDispositif | undefined, name: ReturnType<typeof reglagesContraires>[number]) {
  const regle = sayRegles(connu)[name === 'pluriannuel' ? 'duree_pluriannuelle' : name] ?? '';
  return { sous: connu?.label ?? '', regle };
}

function servicesProblems({ instructeurs }: BrouillonCampagne): Problem[] {
  const services = lignes(instructeurs);
  if (services.length === 0) return [{ code: 'catalogue.sans-service', field: 'instructeurs' }];
  const referents = services.filter(({ isReferent }) => isReferent === true);
  return referents.length === 1 ? [] : [{ code: 'catalogue.un-referent', field: 'instructeurs' }];
}

function rubriquesProblems({ rubriques }: BrouillonCampagne): Problem[] {
  const kept = rubriquesNecessaires.every((one) => !rubriques || rubriques.includes(one));
  if (kept || !rubriques || rubriques.length === 0) return [];
  const titres = rubriquesProjet.filter(({ id }) => rubriquesNecessaires.includes(id));
  const params = { rubriques: titres.map(({ titre }) => `« ${titre} »`).join(' et ') };
  return [{ code: 'catalogue.rubriques-necessaires', field: 'rubriques', params }];
}

const coded = ['sous_dispositifs', 'documents_attendus', 'documents_projet'] as const;

/** Checks the codes of the documents; those of the dossier and those of its projects are two separate lists. */
const codesProblems = (brouillon: BrouillonCampagne): Problem[] =>
  coded.flatMap((name) =>
    listCodesProblems(name, brouillon[name] ?? [], { shape: /^[\w.-]{1,40}$/, exemple: 'RAR-2' }),
  );

type Coded = { id: string; code?: string | null };

/** Checks that each code is well written and used once. */
export function listCodesProblems(
  name: string,
  list: readonly Coded[],
  { shape, exemple }: { shape: RegExp; exemple: string },
): Problem[] {
  const written = list
    .filter(({ code }) => !isBlank(code))
    .map((one) => ({ ...one, code: String(one.code).trim() }));
  return written.flatMap(({ id, code }, index): Problem[] => {
    const field = `${name}.${id}.code`;
    if (!shape.test(code)) return [{ code: 'catalogue.code-mal-ecrit', field, params: { exemple } }];
    const isDoubled = written.findIndex((one) => one.code === code) < index;
    return isDoubled ? [{ code: 'catalogue.code-en-double', field, params: { code } }] : [];
  });
}

export function questionsProblems({
  brouillon,
  avant,
}: Pick<Publication, 'avant'> & { brouillon: Pick<BrouillonCampagne, 'champs_personnalises'> }): Problem[] {
  const questions = brouillon.champs_personnalises ?? [];
  return [
    ...listCodesProblems('champs_personnalises', questions, {
      shape: /^[a-z][a-z0-9_]{1,40}$/,
      exemple: 'nombre_sessions',
    }),
    ...questions.flatMap((question) => {
      const at = `champs_personnalises.${question.id}`;
      const own = questionProblems(question).map((one) => ({ ...one, field: `${at}.${one.field}` }));
      const before = avant.map((one) => kindOf(one, question.code)).find(Boolean);
      if (!question.kind || !before || before === question.kind) return own;
      const params = { code: question.code ?? '' };
      return [...own, { code: 'catalogue.genre-change', field: `${at}.kind`, params }];
    }),
  ];
}

const kindOf = (custom: CustomFields, code: string | null | undefined): Row['kind'] | undefined =>
  Object.values(custom)
    .map((fields) => (code && Object.hasOwn(fields, code) ? fields[code]?.kind : undefined))
    .find(Boolean);
