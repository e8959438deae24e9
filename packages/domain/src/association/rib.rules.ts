// When a bank detail can be used, and when it is there twice (§5 Duplicate bank detail, IBAN, BIC).
import { isBlank } from '../kernel/asks.ts';
import type { Stage } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { type Rib, ribFields } from './rib.fields.ts';

/** What is missing or wrong; at `transmission`, nothing means that money can be sent there. */
export const ribProblems = (rib: unknown, stage: Stage): Problem[] => problems(ribFields, rib, { stage });

/** Same SIRET and same IBAN, however it was typed; half-typed ones without either are never the same. */
export function isSameRib(one: Rib, other: Rib): boolean {
  const isKnown = !isBlank(one.id_siret) && !isBlank(one.iban);
  return isKnown && one.id_siret === other.id_siret && ibanOf(one) === ibanOf(other);
}

const ibanOf = (rib: Rib): string => ribFields.iban.format.normalise?.(rib.iban ?? '') ?? '';

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
