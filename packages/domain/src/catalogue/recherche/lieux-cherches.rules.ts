// A town, a postcode, a département or a region among the words of a search finds what may be asked for there.
import { listTerritoiresFor } from '../../association/association.rights.ts';
import { plainName } from '../../referentiel/communes.rules.ts';
import { departements } from '../../referentiel/data/departements.ts';
import { regions } from '../../referentiel/data/regions.ts';
import { countFautes } from '../../referentiel/mots.rules.ts';
import {
  departementOfCodePostal,
  departementsOfRegion,
  findDepartement,
} from '../../referentiel/territoires.rules.ts';

export type LieuCherche = {
  /** As the official list writes it. */
  nom: string;
  /** What the place is part of, and what is part of it, as campaigns write their territories. */
  territoires: readonly string[];
  /** The départements of the place; one that is for them all is for the place. */
  departements: readonly string[];
};

export type Ville = { nom: string; departement: string; population: number };

/** The towns by their plain name, and the larger ones, which are found despite a mistake. */
export type Villes = { byNom: ReadonlyMap<string, Ville>; grandes: readonly (readonly [string, Ville])[] };

/** A smaller town often bears the name of a thing, and who types one types it with others. */
const leastPopulation = 3000;
/** A town that is found although its name is misspelt. */
const leastPopulationWithFaute = 20_000;

/** Keeps the towns by which people say where they are; of two of one name, the larger one. */
export function indexVilles(named: readonly { words: string; ville: Ville }[]): Villes {
  const byNom = new Map<string, Ville>();
  for (const { words, ville } of named) {
    const isLarger = ville.population > (byNom.get(words)?.population ?? 0);
    if (ville.population >= leastPopulation && isLarger) byNom.set(words, ville);
  }
  const grandes = [...byNom].filter(([, { population }]) => population >= leastPopulationWithFaute);
  return { byNom, grandes };
}

/** Names that people use, and that the official list does not hold. */
const usuels: readonly (readonly [string, string])[] = [
  ['paca', 'R93'],
  ['provence', 'R93'],
  ['cote d azur', 'R93'],
  ['region sud', 'R93'],
  ['idf', 'R11'],
  ['region parisienne', 'R11'],
  ['aura', 'R84'],
  ['rhone alpes', 'R84'],
  ['auvergne', 'R84'],
  ['bzh', 'R53'],
  ['bourgogne', 'R27'],
  ['franche comte', 'R27'],
  ['alsace', 'R44'],
  ['lorraine', 'R44'],
  ['champagne ardenne', 'R44'],
  ['picardie', 'R32'],
  ['nord pas de calais', 'R32'],
  ['aquitaine', 'R75'],
  ['limousin', 'R75'],
  ['poitou charentes', 'R75'],
  ['midi pyrenees', 'R76'],
  ['languedoc', 'R76'],
  ['languedoc roussillon', 'R76'],
  ['basse normandie', 'R28'],
  ['haute normandie', 'R28'],
  ['centre val de loire', 'R24'],
  ['ile de la reunion', '974'],
  ['pays basque', '64'],
];

/** These names are words of every day: they are places after one of `avant`, or alone. */
const ambigus = new Set(
  (
    'cher lot manche landes loire somme nord creuse orne var jura aube marne tours orange lens gap sens rue port die mer ' +
    'laval vire nice salon bourg bar lure cannes sable cordes fontaine beaumont plaisance chateau bains arts ' +
    'sel lecture moulins vertus tulle foix loos auch meaux bondy gien'
  ).split(' '),
);
const avant = new Set('le la l du dans en a au vers pres sur departement ville commune'.split(' '));

/** A name of place has this many words at most, such as « La Chapelle sur Erdre ». */
const mostMotsDUnLieu = 5;

/** Words said beside the name of a place: « la ville de Rennes », « Rennes Métropole ». */
const autour = new Set(
  'ville commune mairie departement region metropole agglo agglomeration communaute dept'.split(' '),
);

export type LieuTrouve = { debut: number; long: number; lieu: LieuCherche };

/**
 * Finds the places among these words, the longest names first. `isKnown` says which words mean something else, so that
 * they are not taken for a misspelt town.
 */
export function findLieux(
  mots: readonly string[],
  villes: Villes,
  isKnown: (mot: string) => boolean,
): LieuTrouve[] {
  const taken = new Set<number>();
  const found: LieuTrouve[] = [];
  for (let long = Math.min(mostMotsDUnLieu, mots.length); long > 0; long--) {
    for (let debut = 0; debut + long <= mots.length; debut++) {
      const range = Array.from({ length: long }, (_, at) => debut + at);
      if (range.some((at) => taken.has(at))) continue;
      const group = mots.slice(debut, debut + long);
      const isPlain = long > 1 || !ambigus.has(group[0] ?? '') || mots.length === 1;
      if (!isPlain && !avant.has(mots[debut - 1] ?? '')) continue;
      const lieu = lieuNamed(plainName(group.join(' ')), villes) ?? nearLieu(group, villes, isKnown);
      if (!lieu) continue;
      for (const at of range) taken.add(at);
      found.push({ debut, long, lieu });
    }
  }
  return found;
}

/** Tells which words go with a place that was found: they ask for nothing more. */
export const goesWithLieu = (mot: string): boolean => autour.has(mot);

/**
 * Keeps the narrower of two places of which one holds the other, as « Rennes, Bretagne »; the others are all searched.
 */
export function keepNarrower(lieux: readonly LieuCherche[]): LieuCherche[] {
  const holds = (large: LieuCherche, small: LieuCherche) =>
    large.territoires.length > small.territoires.length &&
    small.territoires.every((one) => large.territoires.includes(one));
  return lieux.filter(
    (one, at) =>
      !lieux.some((other) => other !== one && holds(one, other)) &&
      lieux.findIndex(({ nom }) => nom === one.nom) === at,
  );
}

function ofRegion(code: string): LieuCherche {
  const departements = departementsOfRegion(code).map(({ value }) => value);
  const nom = regions.find(({ value }) => value === code)?.label ?? code;
  return { nom, territoires: [`R${code}`, ...departements], departements };
}

/** What is for the whole country says no territory, so that « FR » is none of them. */
const ofDepartement = (code: string, nom: string): LieuCherche => ({
  nom,
  territoires: listTerritoiresFor(code).filter((one) => one !== 'FR'),
  departements: [code],
});

function lieuNamed(nom: string, { byNom }: Villes): LieuCherche | null {
  const region = regions.find(({ label }) => plainName(label) === nom);
  if (region) return ofRegion(region.value);
  const usuel = usuels.find(([name]) => name === nom)?.[1];
  if (usuel?.startsWith('R')) return ofRegion(usuel.slice(1));
  const departement =
    findDepartement(usuel ?? nom.toUpperCase()) ??
    departements.find(({ label }) => plainName(label) === nom) ??
    departementOfCodePostal(nom);
  if (departement) return ofDepartement(departement.value, departement.label);
  const ville = byNom.get(nom);
  return ville ? ofDepartement(ville.departement, ville.nom) : null;
}

const leastLettersWithFaute = 6;

/** Finds the larger town whose name is nearly this one: « Marseile ». */
function nearLieu(
  group: readonly string[],
  { grandes }: Villes,
  isKnown: (mot: string) => boolean,
): LieuCherche | null {
  const nom = plainName(group.join(' '));
  if (nom.length < leastLettersWithFaute || /\d/.test(nom) || group.some(isKnown)) return null;
  const near = grandes
    .filter(
      ([name]) => name[0] === nom[0] && name.length >= leastLettersWithFaute && countFautes(nom, name) === 1,
    )
    .toSorted(([, a], [, b]) => b.population - a.population)[0];
  return near ? ofDepartement(near[1].departement, near[1].nom) : null;
}
