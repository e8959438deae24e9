// The subventions that answer a search are ranked by where they hold its words, whom they are for, and what can still be
// asked for; the words of all of them are indexed once.
import { plainWords } from '../../referentiel/mots.rules.ts';
import type { Ouverture } from '../../subvention/campagne.rules.ts';
import type { GivenLastYear } from '../public/aide-publique.rules.ts';
import type { LieuCherche } from './lieux-cherches.rules.ts';
import type { MotCherche, RechercheLue } from './mots-cherches.rules.ts';
import { findRacine } from './racine.rules.ts';

/** What is searched of an edition of a subvention. */
export type AideCherchable = {
  code: string;
  exercice: number;
  titre: string;
  types: readonly string[];
  dispositif: string;
  themes: readonly string[];
  publics: readonly string[];
  /** The words that its service adds. */
  mots: string;
  presentation: string;
  services: readonly string[];
  territoires: readonly string[] | null;
  donne: Pick<GivenLastYear, 'moyenneEuros' | 'tranches'> | null;
};

/** How much a word tells of a subvention by where it stands. */
const poids = {
  titre: 10,
  code: 10,
  types: 8,
  dispositif: 8,
  themes: 7,
  publics: 6,
  mots: 5,
  presentation: 5,
  services: 3,
} as const satisfies Partial<Record<keyof AideCherchable, number>>;
const mostPoids = 10;

type Champ = keyof typeof poids;
const champs = Object.keys(poids) as Champ[];

type Place = { rang: number; poids: number };

export type IndexAides = {
  aides: AideCherchable[];
  /** Where each root stands, a subvention once. */
  parRacine: Map<string, Place[]>;
  /** Each word as it is written, by which mistakes are known. */
  vocabulaire: Set<string>;
  /** The plain text of each subvention, in which a place may be named. */
  textes: string[];
};

export const cleAide = ({ code, exercice }: Pick<AideCherchable, 'code' | 'exercice'>): string =>
  `${code} ${exercice}`;

export const emptyIndex = (): IndexAides => ({
  aides: [],
  parRacine: new Map(),
  vocabulaire: new Set(),
  textes: [],
});

/** Adds one to the index: a server indexes thousands little by little, and answers meanwhile. */
export function addToIndex(
  { aides, parRacine, vocabulaire, textes }: IndexAides,
  aide: AideCherchable,
): void {
  const rang = aides.push(aide) - 1;
  const said = champs.map((champ) => ({ champ, text: plainWords([aide[champ]].flat().join(' ')) }));
  for (const { champ, text } of said) {
    for (const mot of new Set(text.split(' '))) {
      if (mot === '') continue;
      vocabulaire.add(mot);
      const racine = findRacine(mot);
      const places = parRacine.get(racine) ?? [];
      parRacine.set(racine, places);
      const last = places.at(-1);
      if (last?.rang !== rang) places.push({ rang, poids: poids[champ] });
      else if (last.poids < poids[champ]) last.poids = poids[champ];
    }
  }
  textes.push(` ${said.map(({ text }) => text).join(' ')} `);
}

export function indexAides(aides: readonly AideCherchable[]): IndexAides {
  const index = emptyIndex();
  for (const aide of aides) addToIndex(index, aide);
  return index;
}

/** The subventions by their key, each with how well it answers, from 0 to 1. */
export type Scores = ReadonlyMap<string, number>;

export type Classement = {
  /** Those that hold all that was asked, and those that hold the most of it. */
  entieres: Scores;
  proches: Scores;
};

/** How much less a word counts that was not typed, or of which only the beginning was. */
const partAussi = 0.6;
const partDebut = 0.6;
const leastDebut = 4;

/** A subvention that names the place comes first, then one for all of the place, for a part of it, for everywhere. */
const partDuLieuEntier = 0.95;
const partDUnePartie = 0.85;
const partNationale = 0.7;
const partAilleurs = 0.4;
const scoreDuLieu = 0.6;
/** A subvention is near when it holds this share of what the nearest one holds. */
const partProche = 0.5;

/** Ranks those that answer a search; null when nothing is asked. A code typed alone is answered by its subvention. */
export function rankAides(index: IndexAides, lue: RechercheLue): Classement | null {
  const { mots, montant, texte } = lue;
  const coded = index.aides.filter(({ code }) => plainWords(code) === texte);
  if (coded.length > 0)
    return { entieres: new Map(coded.map((aide) => [cleAide(aide), 1])), proches: new Map() };
  if (mots.length === 0 && lue.lieux.length === 0 && montant === null) return null;
  const held = mots.map((mot) => ({
    mot,
    valeurs: valeursOf(index, mot),
    importance: importanceOf(index, mot),
  }));
  const most = held.reduce((sum, { importance }) => sum + importance * mostPoids, 0);
  const lieux = lue.lieux.map((lieu) => ({ ...lieu, dit: ` ${plainWords(lieu.nom)} ` }));
  const entieres = new Map<string, number>();
  const autres = new Map<string, number>();
  for (const [rang, aide] of index.aides.entries()) {
    let [sum, isWhole] = [0, true];
    for (const { mot, valeurs, importance } of held) {
      const valeur = valeurs.get(rang) ?? 0;
      sum += importance * valeur;
      if (valeur === 0 && !mot.isFaible) isWhole = false;
    }
    if (most > 0 && sum === 0) continue;
    const lieu = partDuLieu(aide, index.textes[rang] ?? '', lieux);
    const words = most > 0 ? sum / most : scoreDuLieu;
    const score = Math.min(1, words * (lieu ?? partAilleurs) * partDuMontant(aide, montant));
    if (isWhole && lieu !== null) entieres.set(cleAide(aide), score);
    else if (most > 0) autres.set(cleAide(aide), score);
  }
  const best = Math.max(0, ...autres.values());
  const proches = new Map([...autres].filter(([, score]) => score >= best * partProche));
  return { entieres, proches };
}

type LieuDit = LieuCherche & { dit: string };

/** Tells for each subvention, by its rank, how well it holds the word, from 1 to 10. */
function valeursOf({ parRacine }: IndexAides, { mot, racine, aussi }: MotCherche): Map<number, number> {
  const valeurs = new Map<number, number>();
  const add = (places: readonly Place[], part: number) => {
    for (const place of places)
      valeurs.set(place.rang, Math.max(valeurs.get(place.rang) ?? 0, place.poids * part));
  };
  const own = parRacine.get(racine);
  if (own) add(own, 1);
  for (const other of aussi) add(parRacine.get(other.racine) ?? [], partAussi);
  const debut = plainWords(mot);
  if (!own && debut.length >= leastDebut) {
    for (const [other, places] of parRacine) if (other.startsWith(debut)) add(places, partDebut);
  }
  return valeurs;
}

/** A word that few subventions hold tells more than one that most of them hold: from 1 to 2. */
function importanceOf({ parRacine, aides }: IndexAides, { racine, isFaible }: MotCherche): number {
  const many = parRacine.get(racine)?.length ?? 1;
  const rare = 1 + Math.log(aides.length / many) / Math.log(aides.length + 1);
  return isFaible ? rare / 2 : rare;
}

/** Null when the subvention is for another place. */
function partDuLieu(
  { territoires }: AideCherchable,
  texte: string,
  lieux: readonly LieuDit[],
): number | null {
  if (lieux.length === 0) return 1;
  if (lieux.some(({ dit }) => texte.includes(dit))) return 1;
  if (territoires === null) return partNationale;
  const there = lieux.filter((one) => territoires.some((code) => one.territoires.includes(code)));
  if (there.length === 0) return null;
  return there.some((one) => isForAll(territoires, one)) ? partDuLieuEntier : partDUnePartie;
}

const isForAll = (codes: readonly string[], { territoires, departements }: LieuCherche): boolean =>
  territoires.some((code) => code.startsWith('R') && codes.includes(code)) ||
  departements.every((code) => codes.includes(code));

/** What is known to give less than the sum comes later; of most subventions nothing is known. */
function partDuMontant({ donne }: AideCherchable, montant: number | null): number {
  if (montant === null || donne === null) return 1;
  const plus = Math.max(donne.moyenneEuros, ...donne.tranches.map(({ a }) => a));
  return plus < montant ? 0.7 : 1.1;
}

/** What can still be asked for comes first among those that answer as well. */
export const chances: Record<Ouverture, number> = { ouverte: 1, 'a-venir': 0.9, fermee: 0.5 };

/** The steps of the order; those of one step are in the order of their closing. */
export const pas = 50;

/** Ranks a subvention among those found: the largest comes first. */
export const rankScore = (score: number, ouverture: Ouverture): number =>
  Math.floor(score * chances[ouverture] * pas);
