// Two requests with nearly the same words have nearly the same fingerprint, from which no word can be read again.

export type Empreinte = { minima: readonly number[]; bandes: readonly number[] };

/** The number of words in the runs by which two texts are compared. */
const longueur = 5;
const motsMin = 40;
const motsMax = 5_000;
/**
 * A fingerprint holds this many minima (MinHash): the share of equal ones is about the share of runs that two texts
 * have in common.
 */
const tirages = 24;
const parBande = 3;

/** Computes the fingerprint of a text; null when it is too short to be told apart from others. */
export function computeEmpreinte(texte: string): Empreinte | null {
  const mots = motsOf(texte);
  if (mots.length < motsMin) return null;
  const minima = new Array<number>(tirages).fill(0xffffffff);
  for (let at = 0; at + longueur <= mots.length; at++) {
    const hash = hashOf(mots.slice(at, at + longueur).join(' '));
    for (let tirage = 0; tirage < tirages; tirage++) {
      const drawn = mixed(hash, tirage);
      if (drawn < (minima[tirage] ?? 0)) minima[tirage] = drawn;
    }
  }
  const bandes: number[] = [];
  for (let at = 0; at < tirages; at += parBande)
    bandes.push(hashOf(`${at} ${minima.slice(at, at + parBande).join(' ')}`) | 0);
  return { minima: minima.map((one) => one | 0), bandes };
}

/** Returns how much two texts have in common, from their fingerprints: 0 for nothing, 1 for the same text. */
export function measureLikeness(one: readonly number[], other: readonly number[]): number {
  const same = one.filter((minimum, at) => minimum === other[at]).length;
  return same / Math.max(1, one.length, other.length);
}

/** The likeness from which a person who reads both texts sees the same one. */
export const ressemblanceMin = 0.6;

const motsOf = (texte: string): string[] =>
  (
    texte
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).slice(0, motsMax);

/** Computes the FNV-1a hash of a text, on 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Mixes a hash differently for each draw, so that each draw puts the same runs in another order. */
function mixed(hash: number, tirage: number): number {
  let value = Math.imul(hash ^ Math.imul(tirage + 1, 0x9e3779b1), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A budget with fewer lines than this could be that of many associations, so it is not compared. */
const lignesMin = 4;

/**
 * Returns the same number for budgets with the same charges and the same amounts, to the euro; null for a budget with
 * too few lines to mean anything.
 */
export function empreinteBudget(charges: Readonly<Record<string, unknown>>): number | null {
  const lignes = Object.entries(charges)
    .map(([compte, montant]) => [compte, Math.round(Number(montant))] as const)
    .filter(([, montant]) => montant > 0)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return lignes.length < lignesMin ? null : hashOf(lignes.map((ligne) => ligne.join(':')).join(' ')) | 0;
}
