// The page shown lists the actions possible on it, and the palette of commands (Ctrl+K) offers them.
import { useEffect } from 'react';
import { createStore } from '../../ui/page/store.ts';

export type PageAct = { id: string; label: string; touche?: string; press: () => unknown };
export type PageActs = { titre: string; actes: readonly PageAct[] };

export const pageActs = createStore<PageActs | null>(null);

/** Offers the given actions in the palette for as long as the component is shown. */
export function useOfferActs(offer: PageActs | null): void {
  useEffect(() => {
    pageActs.set(offer);
    return () => pageActs.set((present) => (present === offer ? null : present));
  }, [offer]);
}
