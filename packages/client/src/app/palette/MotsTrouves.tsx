import { partsOf } from './mots-trouves.ts';

/** The typed words are marked where the text has them. */
export function MotsTrouves({ text, words }: { text: string; words: string }) {
  let at = 0;
  return partsOf(text, words).map(({ part, isFound }) => {
    const key = at;
    at += part.length;
    return isFound ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
}
