export type EcartTextes = {
  /** The last words before the change that both texts have, and the first ones after it. */
  debut: string;
  fin: string;
  /** The words that are only in the first text (`removedReply`), and those only in the second one (`ajoute`). */
  retire: string;
  ajoute: string;
};

/** Two texts that are both at most this long, in characters, are shown whole. */
const court = 80;
const motsAutour = 6;

/**
 * Finds what changed between two texts, word by word from both ends, so that nobody reads a long text twice for one
 * sentence.
 */
export function compareTextes(avant: string, apres: string): EcartTextes {
  if (avant.length <= court && apres.length <= court) {
    return { debut: '', retire: avant, ajoute: apres, fin: '' };
  }
  const [before, after] = [wordsOf(avant), wordsOf(apres)];
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const [same, rest] = [after.slice(0, head), after.slice(after.length - tail)];
  return {
    debut: withSpace([...(head > motsAutour ? ['…'] : []), ...same.slice(-motsAutour)], 'after'),
    retire: before.slice(head, before.length - tail).join(' '),
    ajoute: after.slice(head, after.length - tail).join(' '),
    fin: withSpace([...rest.slice(0, motsAutour), ...(tail > motsAutour ? ['…'] : [])], 'before'),
  };
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

function withSpace(words: readonly string[], side: 'before' | 'after'): string {
  if (words.length === 0) return '';
  return side === 'before' ? ` ${words.join(' ')}` : `${words.join(' ')} `;
}
