// The catalogue is searched with one's own words: those that say nothing are left out, plurals and words that mean the
// same are equal, and a town, a département or a region finds what may be asked for there.
import { listTerritoiresFor } from '../association/association.rights.ts';
import { plainName } from '../referentiel/communes.rules.ts';
import { departements } from '../referentiel/data/departements.ts';
import { regions } from '../referentiel/data/regions.ts';
import { plainWords } from '../referentiel/mots.rules.ts';
import { departementsOfRegion } from '../referentiel/territoires.rules.ts';

/** A word that was typed: one of its spellings is in the text of a subvention, or the subvention is for its place. */
export type MotCherche = {
  ecritures: readonly string[];
  /** The territories of the place that the word names; empty when it names none. */
  lieux: readonly string[];
};

const vides = new Set(
  (
    'a au aux avec ce ces d dans de des du en et est il elle je l la le les leur leurs ma mes mon nos notre nous on ou par ' +
    'pas pour qu que qui sa se ses son sur un une vos votre vous nouveau nouveaux nouvelle nouvelles'
  ).split(' '),
);

/** Nearly every subvention holds them, so they tell nothing beside another word. */
const communs = new Set(
  'aide aides subvention subventions association associations asso assos financement financements argent'.split(
    ' ',
  ),
);

/** Words of one line mean the same to who looks for a subvention. */
const synonymes: readonly (readonly string[])[] = [
  'former formation',
  'benevole benevolat volontaire tresorier tresoriere dirigeant',
  'sport sportif sportive',
  'culture culturel culturelle theatre musique danse',
  'jeune jeunesse enfant',
  'emploi embaucher embauche salarie poste',
  'fete festival manifestation evenement',
  'local locaux salle batiment equipement investissement materiel',
  'environnement ecologie nature',
  'urgence urgent',
].map((line) => line.split(' '));

const mostMots = 8;
/** A name of place has this many words at most, such as « La Chapelle sur Erdre ». */
const mostMotsDUnLieu = 5;

/** Returns the groups of words that may be the name of a place, as `plainName` writes them. */
export function lieuxPossibles(q: string): Set<string> {
  const mots = plainWords(q).split(' ').slice(0, mostMots);
  return new Set(groupesDe(mots).map(({ nom }) => nom));
}

const groupesDe = (mots: readonly string[]): { debut: number; long: number; nom: string }[] =>
  mots.flatMap((_, debut) =>
    Array.from({ length: Math.min(mostMotsDUnLieu, mots.length - debut) }, (_one, rank) => {
      const long = rank + 1;
      return { debut, long, nom: plainName(mots.slice(debut, debut + long).join(' ')) };
    }),
  );

/**
 * Returns what a search asks for, each word to be held; none when nothing telling was typed. `communes` gives the
 * département of each group of words that is a town.
 */
export function motsCherches(q: string, communes: ReadonlyMap<string, string>): MotCherche[] {
  const mots = plainWords(q).split(' ').filter(Boolean).slice(0, mostMots);
  const found = groupesDe(mots)
    .map((one) => ({ ...one, lieux: lieuxOf(one.nom, communes) }))
    .filter(({ lieux }) => lieux.length > 0)
    .toSorted((a, b) => b.long - a.long)[0];
  const inPlace = (at: number) => found !== undefined && at >= found.debut && at < found.debut + found.long;
  const others = mots.filter((mot, at) => !inPlace(at) && !vides.has(mot));
  const telling = others.filter((mot) => !communs.has(mot));
  const kept = telling.length > 0 || found ? telling : others;
  const place = found && mots.slice(found.debut, found.debut + found.long).join(' ');
  return [
    ...kept.map((mot) => ({ ecritures: ecrituresOf(mot), lieux: [] })),
    ...(found && place ? [{ ecritures: [place], lieux: found.lieux }] : []),
  ];
}

/** Returns the singular of a word, and the words that mean the same. */
function ecrituresOf(mot: string): string[] {
  const seul = mot.length > 3 ? mot.replace(/[sx]$/, '') : mot;
  const memes = synonymes.find((line) => line.includes(seul)) ?? [];
  return [...new Set([seul, ...memes])];
}

function lieuxOf(nom: string, communes: ReadonlyMap<string, string>): string[] {
  const region = regions.find(({ label }) => plainName(label) === nom);
  if (region) {
    const inside = departementsOfRegion(region.value).map(({ value }) => value);
    return ['FR', `R${region.value}`, ...inside];
  }
  const departement = departements.find(({ label }) => plainName(label) === nom)?.value ?? communes.get(nom);
  return departement === undefined ? [] : listTerritoiresFor(departement);
}
