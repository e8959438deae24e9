// Sentences are read aloud without moving the focus: at most one a second, in two regions that stay in the page.
import { createStore } from './store.ts';

export type Urgency = 'poli' | 'urgent';
type Spoken = Record<Urgency, string>;

/** The present text of the two regions that screen readers watch. */
export const spoken = createStore<Spoken>({ poli: '', urgent: '' });

const waiting: { text: string; urgency: Urgency }[] = [];
let isPausing = false;

/** Reads a sentence aloud when its turn comes; a sentence that already waits is not added again. */
export function announce(text: string, urgency: Urgency = 'poli'): void {
  if (text === '' || waiting.some((one) => one.text === text)) return;
  waiting.push({ text, urgency });
  if (!isPausing) sayNext();
}

function sayNext(): void {
  const next = waiting.shift();
  isPausing = next !== undefined;
  if (!next) return;
  spoken.set((present) => ({ ...present, [next.urgency]: differing(next.text, present[next.urgency]) }));
  setTimeout(sayNext, 1000);
}

/** Returns the text, changed by a space when it is already on the page: the same text again would not be read. */
const differing = (text: string, present: string): string => (text === present ? `${text}\u00a0` : text);
