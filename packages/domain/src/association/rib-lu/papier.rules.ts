// These rules work on the words that were read on a paper, with their places, before anything is understood of them.
import { plainWords } from '../../referentiel/mots.rules.ts';

/** A place on the page is said in parts of its width and height, from the top left corner. */
export type PapierPlace = { x: number; y: number; largeur: number; hauteur: number };
/** `confiance` goes from 0 to 100. */
export type Mot = { texte: string; confiance: number; place: PapierPlace };
export type PapierLigne = readonly Mot[];
export type Page = { lignes: readonly PapierLigne[] };

/** Something found on a paper, with its place; `place` is null when it is not on the first page. */
export type Trouve = { valeur: string; place: PapierPlace | null };

/** Words of a line that stand close together, such as a label, or a value beside it. */
export type Cellule = { texte: string; place: PapierPlace };

/** Cuts the lines of a page where the space between two words is a little more than the height of a letter. */
export function groupCellules({ lignes }: Page): Cellule[][] {
  return lignes.map((ligne) => {
    const cellules: Mot[][] = [];
    for (const mot of ligne) {
      const before = cellules.at(-1)?.at(-1);
      const gap = before ? mot.place.x - (before.place.x + before.place.largeur) : 0;
      // The gap is a part of the page's width and the height a part of its height; an A4 page is 1.4 times as high as
      // wide, so this limit is 1.1 times the height of a letter.
      if (before && gap < mot.place.hauteur * 1.6) cellules.at(-1)?.push(mot);
      else cellules.push([mot]);
    }
    return cellules.map((mots) => ({
      texte: mots.map(({ texte }) => texte).join(' '),
      place: unionPlace(mots.map(({ place }) => place)),
    }));
  });
}

/** Returns the smallest place that holds all the given ones. */
export function unionPlace(places: readonly PapierPlace[]): PapierPlace {
  const x = Math.min(...places.map((one) => one.x));
  const y = Math.min(...places.map((one) => one.y));
  return {
    x,
    y,
    largeur: Math.max(...places.map((one) => one.x + one.largeur)) - x,
    hauteur: Math.max(...places.map((one) => one.y + one.hauteur)) - y,
  };
}

/**
 * Finds the value that goes with a label: in the same cell after it, else in the next cell, else just below. `label` is
 * matched from the start of a cell, in plain words (no accent, no capital).
 */
export function besideLabel(cellules: readonly Cellule[][], label: RegExp): Cellule | null {
  for (const [row, ligne] of cellules.entries()) {
    for (const [at, cellule] of ligne.entries()) {
      if (!label.test(plainWords(cellule.texte))) continue;
      const own = afterColon(cellule) ?? withoutLabel(cellule, label);
      if (own) return own;
      const right = ligne[at + 1];
      if (right && !isLabel(right)) return right;
      const below = cellules
        .slice(row + 1, row + 4)
        .flat()
        .find((one) => isUnder(cellule, one) && !isLabel(one));
      if (below) return below;
    }
  }
  return null;
}

const isUnder = (label: Cellule, one: Cellule): boolean =>
  one.place.x < label.place.x + label.place.largeur && one.place.x + one.place.largeur > label.place.x;

function afterColon(cellule: Cellule): Cellule | null {
  const colon = cellule.texte.indexOf(':');
  const texte = colon < 0 ? '' : cellule.texte.slice(colon + 1).trim();
  return texte === '' ? null : endOf(cellule, texte);
}

/**
 * Returns what remains of « Titulaire CERCLE DE VOILE » after its label, when the label and the name stand in one
 * cell.
 */
function withoutLabel(cellule: Cellule, label: RegExp): Cellule | null {
  const words = cellule.texte
    .replace(/\([^()]*\)/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const isStill = (many: number) => label.test(plainWords(words.slice(0, many).join(' ')));
  let many = 1;
  while (many < words.length && !isStill(many)) many++;
  while (many < words.length && labelWords.has(plainWords(words[many] ?? ''))) many++;
  const texte = words
    .slice(many)
    .join(' ')
    .replace(/^[\s:.-]+/, '');
  return texte === '' ? null : endOf(cellule, texte);
}

/** Words that may follow a label without being its value. */
const labelWords = new Set([
  'du',
  'de',
  'compte',
  'nom',
  'et',
  'adresse',
  'bancaire',
  'account',
  'owner',
  'holder',
  '',
]);

/** Returns the last part of a cell, whose place is about in proportion to its letters. */
function endOf({ texte: whole, place }: Cellule, texte: string): Cellule {
  const part = texte.length / whole.length;
  return {
    texte,
    place: { ...place, x: place.x + place.largeur * (1 - part), largeur: place.largeur * part },
  };
}

const isLabel = ({ texte }: Cellule): boolean =>
  /^(titulaire|intitule|domiciliation|banque$|code|guichet|cle|n de compte|n compte|iban|bic|swift|agence$|devise|identif|releve)/.test(
    plainWords(texte),
  );
