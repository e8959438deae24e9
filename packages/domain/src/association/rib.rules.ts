// When a bank detail is there twice, and whose account it is (§5 Duplicate bank detail).
import { isBlank } from '../kernel/asks.ts';
import { plainWords } from '../referentiel/mots.rules.ts';
import { type Rib, ribFields } from './rib.fields.ts';

/** Same SIRET and same IBAN, however it was typed; half-typed ones without either are never the same. */
export function isSameRib(one: Rib, other: Rib): boolean {
  const isKnown = !isBlank(one.id_siret) && !isBlank(one.iban);
  return isKnown && one.id_siret === other.id_siret && ibanOf(one) === ibanOf(other);
}

const ibanOf = (rib: Rib): string => ribFields.iban.format.normalise?.(rib.iban ?? '') ?? '';

/** The bank knows the holder by the association's name: only its words are compared. */
export const isTitulaireOf = (titulaire: string, nom: string): boolean =>
  plainWords(titulaire) === plainWords(nom);

/** Services often refuse a personal account: a holder with no word of the association's name is said, never refused. */
export function isTitulaireUnlike(titulaire: string | null | undefined, nom: string): boolean {
  if (isBlank(titulaire)) return false;
  const words = wordsOf(nom);
  return !wordsOf(titulaire ?? '').some((word) => words.includes(word));
}

const ordinary = new Set(['ASSOCIATION', 'ASSO', 'CLUB', 'LES', 'DES', 'DU', 'DE', 'LA', 'LE', 'ET']);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 1 && !ordinary.has(word));
