// Two bank accounts may be duplicates, and the holder should be the association (§5 Duplicate bank detail).
import { isBlank } from '../../kernel/asks.ts';
import { plainWords } from '../../referentiel/mots.rules.ts';
import { type Rib, ribFields } from './rib.fields.ts';

/**
 * Tells whether two accounts are the same: they have the same SIRET and IBAN, however typed. Rows that lack one of them
 * are never the same.
 */
export function isSameRib(one: Rib, other: Rib): boolean {
  const isKnown = !isBlank(one.id_siret) && !isBlank(one.iban);
  return isKnown && one.id_siret === other.id_siret && ibanOf(one) === ibanOf(other);
}

const ibanOf = (rib: Rib): string => ribFields.iban.format.normalise?.(rib.iban ?? '') ?? '';

/**
 * Tells whether the holder is the association; the bank may write the name in its own way, so only the words are
 * compared.
 */
export const isTitulaireOf = (titulaire: string, nom: string): boolean =>
  plainWords(titulaire) === plainWords(nom);

/**
 * Tells whether the holder has no word of the association's name: services often refuse a personal account, so this is
 * pointed out, never refused.
 */
export function isTitulaireUnlike(titulaire: string | null | undefined, nom: string): boolean {
  if (isBlank(titulaire)) return false;
  const words = wordsOf(nom);
  return !wordsOf(titulaire ?? '').some((word) => words.includes(word));
}

/**
 * Tells whether the holder has a word of its own where the association has another: « Théâtre de la Plaine » is not
 * « Théâtre du Faubourg ». A shortened or cut word (« Cie », « Faub ») is the same word.
 */
export function isOtherProperName(titulaire: string, nom: string): boolean {
  const [theirs, ours] = [wordsOf(titulaire), wordsOf(nom)];
  const alone = (words: string[], others: string[]) =>
    words.filter((word) => !others.some((other) => isAbrege(word, other) || isAbrege(other, word)));
  return alone(theirs, ours).length > 0 && alone(ours, theirs).length > 0;
}

/** True when the letters of the short word all stand in the long one, in order and from its first letter. */
function isAbrege(short: string, long: string): boolean {
  if (short.length < 2 || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

const ordinary = new Set([
  'ASSOCIATION',
  'ASSO',
  'ASSOC',
  'ASS',
  'CLUB',
  'AUX',
  'SUR',
  'LES',
  'DES',
  'DU',
  'DE',
  'LA',
  'LE',
  'ET',
]);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 1 && !ordinary.has(word));
