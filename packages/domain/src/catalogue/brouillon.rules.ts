// A campaign exists as a draft and as a published version, each converted to the other.
import { isBlank } from '../kernel/asks.ts';
import type { DraftLine, Fields } from '../kernel/fields.ts';
import { holdsValeurs, lignes } from '../kernel/lignes.ts';
import type { Campagne } from '../subvention/campagne.rules.ts';
import { nomsRubriques } from '../subvention/projet-rubriques.rows.ts';
import { calendrierSaisi, publishedCalendrier } from './calendrier/calendrier.rules.ts';
import { type BrouillonCampagne, campagneFields } from './campagne-options.fields.ts';
import { groupQuestions, questionsSaisies } from './champ-personnalise.rules.ts';
import {
  askedConditions,
  type Contenu,
  plainFields,
  presentList,
  ranked,
  text,
  valeursLignes,
  withAsks,
} from './saisie.rules.ts';
import { calendrierFields, sousDispositifFields } from './sous-dispositif.fields.ts';

type Brouillon = Readonly<BrouillonCampagne>;

/**
 * Returns the version that this draft would publish. Missing or wrong values are left for publication to report.
 */
export const toContenuCampagne = (brouillon: Brouillon): Contenu => ({
  ...plainFields(campagneFields, brouillon, new Set(ownWay)),
  sous_dispositifs: lignes(brouillon.sous_dispositifs).map((one) => typePublie(one, zoneOf(brouillon))),
  champs_personnalises: groupQuestions(lignes(brouillon.champs_personnalises)),
  documents_attendus: lignes(brouillon.documents_attendus).map(piecePubliee),
  ...presentList('documents_projet', lignes(brouillon.documents_projet).map(piecePubliee)),
  ...presentList(
    'champs_attendus',
    lignes(brouillon.champs_attendus).map(({ code, asks }) => ({
      code,
      part: 'association',
      ...askedConditions(asks),
    })),
  ),
  instructeurs: lignes(brouillon.instructeurs).map(({ id_service, isReferent, compte_financeur }) => ({
    id_service,
    isReferent: isReferent === true,
    ...(isBlank(compte_financeur) ? {} : { compte_financeur }),
  })),
  ...crfPublie(brouillon.crf),
  ...rubriquesPubliees(brouillon.rubriques),
  ...rappelsPublies(brouillon),
});

/**
 * Turns a version back into a draft. Each line gets its id from its content, so that two versions are compared line
 * by line.
 */
export function toBrouillon(campagne: Campagne, campagne_exercice: number): BrouillonCampagne {
  const { fuseau, rappels_jours: jours, sous_dispositifs, champs_personnalises, ...same } = campagne;
  const draft = {
    ...same,
    ...listesSaisies(campagne),
    fuseau,
    campagne_exercice,
    rappels: jours === undefined ? 'ordinaires' : jours.length === 0 ? 'aucun' : 'choisis',
    rubriques: [...(same.rubriques ?? nomsRubriques)],
    instructeurs: ranked(same.instructeurs, ({ id_service }) => id_service),
    sous_dispositifs: ranked(sous_dispositifs, ({ code }) => code).map((one) => calendrierSaisi(one, fuseau)),
    champs_attendus: ranked(same.champs_attendus ?? [], ({ code }) => code).map(({ part: _part, ...one }) =>
      withAsks(one),
    ),
    documents_attendus: ranked(same.documents_attendus, ({ code }) => code).map(withAsks),
    documents_projet: ranked(same.documents_projet ?? [], ({ code }) => code).map(withAsks),
    bareme: ranked(same.bareme ?? [], ({ code }) => code),
    champs_personnalises: questionsSaisies(champs_personnalises),
    crf: crfSaisi(same.crf),
  };
  return draft as BrouillonCampagne;
}

function crfSaisi({ rappels, documents = [], ...crf }: NonNullable<Campagne['crf']> = {}): Contenu {
  const { avant = [], apres = [] } = rappels ?? {};
  const isNone = rappels !== undefined && avant.length === 0 && apres.length === 0;
  const joursSaisis = (jours: readonly number[]) => jours.map((one) => ({ id: `v${one}`, jours: one }));
  return {
    ...crf,
    documents: ranked(documents, ({ code }) => code).map(withAsks),
    rappels: rappels === undefined ? 'ordinaires' : isNone ? 'aucun' : 'choisis',
    rappels_avant: joursSaisis(avant),
    rappels_apres: joursSaisis(apres),
  };
}

/** Converts the lists that need no conversion of their own: lines, and single values. */
const listesSaisies = (campagne: Campagne): Contenu =>
  Object.fromEntries(
    Object.entries(campagneFields as Fields).flatMap(([name, row]) => {
      const values: unknown = Reflect.get(campagne, name);
      if (row.kind !== 'list' || !Array.isArray(values)) return [];
      if (holdsValeurs(row)) return [[name, valeursLignes(row, values)]];
      return [[name, ranked(values, (line) => String(line.code ?? line.label ?? 'ligne'))]];
    }),
  );

/** Gives the draft the line ids it would have once published, whatever ids its lines were typed under. */
export const brouillonNomme = (brouillon: Brouillon): BrouillonCampagne => ({
  ...toBrouillon(
    { ...vide, ...toContenuCampagne(brouillon), fuseau: zoneOf(brouillon) } as unknown as Campagne,
    brouillon.campagne_exercice as number,
  ),
  // A published campaign without sections asks them all; a draft with none ticked asks none yet.
  ...(isBlank(brouillon.rubriques) && { rubriques: undefined }),
});

const vide = { champs_personnalises: {}, documents_attendus: [], instructeurs: [], sous_dispositifs: [] };

/** The options that have their own conversion; all others are published as typed, without the ids of their lines. */
const ownWay = [
  'crf',
  'campagne_exercice',
  'rappels',
  'rappels_jours',
  'rubriques',
  'instructeurs',
  'sous_dispositifs',
  'champs_attendus',
  'documents_attendus',
  'documents_projet',
  'champs_personnalises',
];

const zoneOf = ({ fuseau }: Brouillon): string => fuseau ?? 'Europe/Paris';

type Piece = NonNullable<Brouillon['documents_attendus']>[number];
export const piecePubliee = ({
  label,
  code,
  nature,
  aide,
  obligatoire,
  validite_mois,
  modele,
  asks,
}: Piece): Contenu => ({
  ...text('code', code),
  ...text('label', label),
  ...text('aide', aide),
  nature,
  obligatoire: obligatoire === true,
  ...(typeof validite_mois === 'number' && { validite_mois }),
  ...text('modele', modele),
  ...askedConditions(asks),
});

type TypeSaisi = DraftLine<typeof sousDispositifFields>;

function typePublie(line: TypeSaisi, zone: string): Contenu {
  const rest = { ...line, id: undefined };
  const dates = new Set(Object.keys(calendrierFields));
  return { ...plainFields(sousDispositifFields, rest, dates), ...publishedCalendrier(line, zone) };
}

/** Converts the settings of the reports; the option is left out when nothing was typed. */
function crfPublie(crf: Brouillon['crf']): Contenu {
  const { documents, ecart_pourcent, ecart_euros } = crf ?? {};
  const said = {
    ...(typeof ecart_pourcent === 'number' && { ecart_pourcent }),
    ...(typeof ecart_euros === 'number' && { ecart_euros }),
    ...presentList('documents', lignes(documents).map(piecePubliee)),
    ...rappelsCrfPublies(crf),
  };
  return Object.keys(said).length > 0 ? { crf: said } : {};
}

function rappelsCrfPublies(crf: Brouillon['crf']): Contenu {
  const { rappels, rappels_avant, rappels_apres } = crf ?? {};
  if (rappels === 'aucun') return { rappels: { avant: [], apres: [] } };
  if (rappels !== 'choisis') return {};
  const jours = (list: typeof rappels_avant) => lignes(list).map((one) => one.jours);
  return { rappels: { avant: jours(rappels_avant), apres: jours(rappels_apres) } };
}

/** Converts the sections. A campaign that lists none asks them all, so a complete list is left out. */
const rubriquesPubliees = (rubriques: Brouillon['rubriques']): Contenu =>
  rubriques && rubriques.length > 0 && rubriques.length < nomsRubriques.length
    ? { rubriques: nomsRubriques.filter((one) => rubriques.includes(one)) }
    : {};

function rappelsPublies({ rappels, rappels_jours }: Brouillon): Contenu {
  if (rappels === 'aucun') return { rappels_jours: [] };
  return rappels === 'choisis' ? { rappels_jours: lignes(rappels_jours).map(({ jours }) => jours) } : {};
}
