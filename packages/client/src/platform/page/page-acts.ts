// The page that is shown says what can be done on it now: the palette, which stands around every page, offers it.
import { useEffect } from 'react';
import { createStore } from '../../ui/page/store.ts';

export type PageAct = { id: string; label: string; touche?: string; press: () => unknown };
export type PageActs = { titre: string; actes: readonly PageAct[] };

export const pageActs = createStore<PageActs | null>(null);

/** The acts are offered as long as the component that calls this is shown. */
export function useOfferActs(offer: PageActs | null): void {
  useEffect(() => {
    pageActs.set(offer);
    return () => pageActs.set((present) => (present === offer ? null : present));
  }, [offer]);
}
