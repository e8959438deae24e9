import { partsOf } from './mots-trouves.ts';

/** The typed words are marked where the text has them. */
export const MotsTrouves = ({ text, words }: { text: string; words: string }) =>
  partsOf(text, words).map(({ part, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places.
    isFound ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
