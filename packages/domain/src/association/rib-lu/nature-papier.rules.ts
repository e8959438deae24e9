// A paper with an IBAN is not always a RIB: an invoice or a quote shows its supplier's account, and must be told apart.
import { plainWords } from '../../referentiel/mots.rules.ts';
import type { Page } from './papier.rules.ts';

export const naturesPapier = ['rib', 'commercial', 'incertain'] as const;
export type NaturePapier = (typeof naturesPapier)[number];

/** Words that only a bank writes on a paper about an account. */
const titres = [/releve d identite bancaire/, /\bidentite bancaire\b/, /identifiant international de compte/];
const labels = [
  /\biban\b/,
  /\b(bic|swift)\b/,
  /\btitulaire\b|intitule du compte/,
  /\bdomiciliation\b/,
  /\bguichet\b|code banque|code etablissement/,
  /\bcle( rib)?\b/,
  /\breleve\b|\brib\b/,
];
const commerce = [
  /\bfactures?\b/,
  /\bdevis\b/,
  /\bbon de commande\b/,
  /net a payer|montant (du|total|ht|ttc)|total (ht|ttc)/,
  /\b(tva|ttc)\b/,
  /\b(acompte|echeance|reglement)\b/,
  /\bclient\b/,
  /prix unitaire|\bquantite\b|\bdesignation\b/,
];

/** Says what kind of paper this is by its words alone; `incertain` when it lacks the words of a RIB. */
export function naturePapier(pages: readonly Page[]): NaturePapier {
  const text = plainWords(pages.flatMap(({ lignes }) => lignes.flat().map(({ texte }) => texte)).join(' '));
  const count = (words: readonly RegExp[]) => words.filter((word) => word.test(text)).length;
  if (count(titres) > 0 && count(commerce) < 3) return 'rib';
  if (count(commerce) >= 2) return 'commercial';
  return count(labels) >= 3 ? 'rib' : 'incertain';
}
