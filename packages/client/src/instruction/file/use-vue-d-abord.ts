import { useEffect, useState } from 'react';
import { go } from '../../platform/page/navigation.ts';
import type { QueryParams } from '../../platform/page/query-params.ts';
import { queueAddress } from './instruction-query.ts';
import type { Vues } from './use-vues.ts';
import { hrefDeVue } from './vues-enregistrees.ts';

/** An agent who opens the queue without any filter gets their preferred view; it is true until that view is known. */
export function useVueDAbord(params: QueryParams, { items, premiere, isRead }: Vues): boolean {
  const [isAsked, setIsAsked] = useState(() => queueAddress(params) === '?' && location.hash === '');
  const href = items.filter(({ id }) => id === premiere).map(hrefDeVue)[0];
  useEffect(() => {
    if (!isAsked || !isRead) return;
    if (href) go(href, { replace: true });
    setIsAsked(false);
  }, [isAsked, isRead, href]);
  return isAsked;
}
