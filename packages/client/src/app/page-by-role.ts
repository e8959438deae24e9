import { createElement } from 'react';
import type { LoadPage, PagesByRole } from '../platform/page/route-row.ts';
import { hatWorn } from '../platform/session/session-role.ts';
import { lazyPart } from '../ui/page/lazy-part.ts';
import { forRole } from './for-role.ts';
import { PageByRole } from './PageByRole.tsx';

/**
 * One address shows a different page for each role: the current role's page loads with the address, another when the
 * role changes.
 */
export function pageByRole(pages: PagesByRole): LoadPage {
  const parts = pages.map((one) => ({ ...one, Part: lazyPart(one.page) }));
  const shown = () => createElement(PageByRole, { parts });
  return async () => {
    await forRole(pages, hatWorn())?.page();
    return shown;
  };
}
