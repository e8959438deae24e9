// The official form names nine kinds of funders under account 74; people write « État », « CAF » or the name of a town.
import { plainWords } from '../mots.rules.ts';

const nommes: readonly (readonly [account: string, words: RegExp])[] = [
  [
    '74-1',
    /^(etats?|ministeres?|prefectures?|sous prefectures?|drajes|sdjes|drac|dreets|fdva|fonjep|agence nationale du sport|politique de la ville)\b/,
  ],
  ['74-2', /^(conseils? )?regions?\b|^conseils?( s)? regiona(l|ux)\b/],
  ['74-3', /^(conseils? )?departements?\b|^conseils?( s)? departementa(l|ux)\b/],
  [
    '74-4',
    /^(communes?|villes?|mairies?|communautes?|agglomerations?|metropoles?|intercommunalites?|epci)\b/,
  ],
  ['74-5', /^(caf|caisses? d allocations familiales|organismes? socia(l|ux)|msa|cpam|carsat)\b/],
  ['74-6', /^(fonds? europeens?|union europeenne|europe|fse|feder|erasmus)\b/],
  ['74-7', /^(asp|agence de services et de paiement|emplois? aides?)\b/],
  ['74-8', /^autres? etablissements? publics?\b/],
  ['74-9', /^(aides? privees?|fondations?)\b/],
];

/** Returns the account of 74 of a funder as people name it (« CAF », « Ville d’Arles »), or null. */
export function guessFinanceurCompte(nom: string): string | null {
  const plain = plainWords(nom.slice(0, 300));
  return nommes.find(([, words]) => words.test(plain))?.[0] ?? null;
}
