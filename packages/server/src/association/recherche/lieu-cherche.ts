import { departements } from '@asso/domain/referentiel/data/departements';
import { plainWords } from '@asso/domain/referentiel/mots.rules';

export type LieuSearched = {
  /** The words that are left to search. */
  q: string;
  /**
   * The condition on the place: the words of a département, or the mark « D13 » that its associations have in the
   * index, such as `(bouches & rhone) | 'D13'`; null when no place was typed.
   */
  lieu: string | null;
};

const articles = new Set(['d', 'de', 'du', 'et', 'l', 'la', 'le', 'les']);

/**
 * The départements by the first word of their number or name, the longest name first: « loire atlantique » before «
 * loire ».
 */
const lieux = Map.groupBy(
  departements
    .flatMap(({ value, label }) => [
      { value, words: [value.toLowerCase()] },
      { value, words: plainWords(label).split(' ') },
    ])
    .toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
);

/**
 * Takes the département out of « judo 13 » or « judo bouches du rhône »; one that is typed alone stays among the
 * words.
 */
export function parseLieu(q: string): LieuSearched {
  const words = plainWords(q).split(' ');
  for (const [at, word] of words.entries()) {
    const found = lieux.get(word)?.find((one) => one.words.every((part, rank) => words[at + rank] === part));
    if (!found) continue;
    if (found.words.length === words.length) break;
    const named = found.words.filter((one) => !articles.has(one));
    return {
      q: words.toSpliced(at, found.words.length).join(' '),
      lieu: `(${named.join(' & ')}) | 'D${found.value}'`,
    };
  }
  return { q, lieu: null };
}
