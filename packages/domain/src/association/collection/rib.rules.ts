// Two bank accounts may be duplicates, and the holder should be the association (§5 Duplicate bank detail).
import { isBlank } from '../../kernel/asks.ts';
import { plainWords } from '../../referentiel/mots.rules.ts';
import { type Rib, ribFields } from './rib.fields.ts';

/**
 * Two accounts are the same with the same SIRET and IBAN, however typed; rows that lack one of them are never the
 * same.
 */
export function isSameRib(one: Rib, other: Rib): boolean {
  const isKnown = !isBlank(one.id_siret) && !isBlank(one.iban);
  return isKnown && one.id_siret === other.id_siret && ibanOf(one) === ibanOf(other);
}

const ibanOf = (rib: Rib): string => ribFields.iban.format.normalise?.(rib.iban ?? '') ?? '';

/**
 * The bank may write the name in its own way, so only the words of the holder and of the association are compared.
 */
export const isTitulaireOf = (titulaire: string, nom: string): boolean =>
  plainWords(titulaire) === plainWords(nom);

/**
 * Services often refuse a personal account, so a holder without any word of the association's name is pointed out,
 * never refused.
 */
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
