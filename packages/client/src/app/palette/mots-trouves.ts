// Finds typed words in a text, whatever their accents and capitals.
import { plainWords } from '@asso/domain/referentiel/mots.rules';

export type FoundPart = { part: string; isFound: boolean };

/** How many of the typed words are looked for: each part of the text is compared with each of them. */
const mostWords = 20;

/** A run of letters and figures, or of what parts them. */
const wordOrNot = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;

/** Cuts a text where its words begin with a typed word. */
export function splitFound(text: string, words: string): FoundPart[] {
  const asked = plainWords(words).split(' ', mostWords).filter(Boolean);
  const parts: FoundPart[] = [];
  for (const segment of text.match(wordOrNot) ?? []) {
    const letters = [...segment];
    const plain = plainWords(segment);
    const word = asked.find((one) => plain.startsWith(one));
    // Ligatures make a plain word longer than what is written, so no more than the whole word is marked.
    const length = Math.min(word?.length ?? 0, letters.length);
    push(parts, letters.slice(0, length).join(''), true);
    push(parts, letters.slice(length).join(''), false);
  }
  return parts;
}

function push(parts: FoundPart[], part: string, isFound: boolean): void {
  const last = parts.at(-1);
  if (part === '') return;
  if (last?.isFound === isFound) last.part += part;
  else parts.push({ part, isFound });
}
