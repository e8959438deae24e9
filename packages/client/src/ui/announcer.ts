// What is said aloud without moving the focus: one sentence a second at most, in two regions that never go away.
import { createStore } from './store.ts';

export type Urgency = 'poli' | 'urgent';
type Spoken = Record<Urgency, string>;

/** What the two regions hold now. */
export const spoken = createStore<Spoken>({ poli: '', urgent: '' });

const waiting: { text: string; urgency: Urgency }[] = [];
let isPausing = false;

/** A sentence that already waits is not said twice. */
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

/** The same sentence twice would change nothing on the page, and stay silent. */
const differing = (text: string, present: string): string => (text === present ? `${text}\u00a0` : text);
