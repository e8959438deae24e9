// Every form of the page offers these lists of choices, which administrators change.
import type { Listes } from '@asso/domain/kernel/listes';
import { createStore, useStore } from '../page/store.ts';

export const listesDuJour = createStore<Listes>({});
export const useListes = (): Listes => useStore(listesDuJour);

/** Widgets know no clock: the application gives the day. */
export const jourCourant: { lire: () => string } = { lire: () => '' };
