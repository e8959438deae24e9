import { departements } from '@asso/domain/referentiel/data/departements';
import { plainWords } from '@asso/domain/referentiel/mots.rules';

export type Lieu = {
  /** These are the words that are left to search. */
  q: string;
  /** The words of the place, or the mark that its associations have in the index: `(bouches & rhone) | 'D13'`. */
  lieu: string | null;
};

const articles = new Set(['d', 'de', 'du', 'et', 'l', 'la', 'le', 'les']);

/** Places are grouped by their first word, the longest name first: « haute loire » before « haute ». */
const lieux = Map.groupBy(
  departements
    .flatMap(({ value, label }) => [
      { value, words: [value.toLowerCase()] },
      { value, words: plainWords(label).split(' ') },
    ])
    .toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
);

/** « judo 13 » and « judo bouches du rhône » ask for a département, unless nothing else is asked. */
export function lieuOf(q: string): Lieu {
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
