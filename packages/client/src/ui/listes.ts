// The lists of choices that administrators changed, as every form of the page offers them.
import type { Listes } from '@asso/domain/kernel/listes';
import { createStore, useStore } from './store.ts';

export const listesDuJour = createStore<Listes>({});
export const useListes = (): Listes => useStore(listesDuJour);

/** Widgets know no clock: the application says what day it is. */
export const jourCourant: { lire: () => string } = { lire: () => '' };
