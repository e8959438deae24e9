// The lists of choices that administrators may change, used by every form.
import type { Listes } from '@asso/domain/kernel/listes';
import { createStore, useStore } from '../page/store.ts';

export const currentListes = createStore<Listes>({});
export const useListes = (): Listes => useStore(currentListes);

/** Returns the present day; the application sets this function, since components do not read the clock. */
export const jourCourant: { lire: () => string } = { lire: () => '' };
