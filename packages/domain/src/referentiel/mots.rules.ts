// Names and words are compared as people type them (§5 free text): without accents, capitals, hyphens or apostrophes, and
// with a mistake of typing where a search forgives it.

/** Makes « L’Haÿ-les-Roses » and « l hay les roses » equal. */
export const plainWords = (text: string): string =>
  text
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A longer text is no word, and is not searched with mistakes. */
const longestWord = 30;

/**
 * Returns how many typing errors a word may have: none when it is short, or too long to be a word, then one, and two
 * from eight letters on.
 */
const mostFautes = (mot: string): number =>
  mot.length < 5 || mot.length > longestWord ? 0 : mot.length < 8 ? 1 : 2;

/**
 * Counts the letters that were changed, added, lost or swapped to go from one word to the other; null when there are
 * more than a word of this length may have.
 */
export function countFautes(typed: string, word: string): number | null {
  if (typed === word) return 0;
  const most = mostFautes(typed);
  if (most === 0 || Math.abs(typed.length - word.length) > most) return null;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  const count = last[word.length] ?? most + 1;
  return count <= most ? count : null;
}

/** Says whether two words are one, but for a few mistakes of typing. */
export const isNear = (typed: string, word: string): boolean => countFautes(typed, word) !== null;
