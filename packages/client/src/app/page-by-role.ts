import { type ComponentType, createElement, Suspense } from 'react';
import type { LoadPage, PagesByRole } from '../platform/page/route-row.ts';
import { hatWorn, useWornRole } from '../platform/session/session-role.ts';
import { lazyPart } from '../ui/page/lazy-part.ts';
import { forRole } from './for-role.ts';

/**
 * Returns the page of an address that differs by role. Only the page of the current role is loaded; another is loaded
 * when the role changes.
 */
export function pageByRole(pages: PagesByRole): LoadPage {
  const parts = pages.map((one) => ({ ...one, Part: lazyPart(one.page) }));
  const shown = () => createElement(PageByRole, { parts });
  return async () => {
    await forRole(pages, hatWorn())?.page();
    return shown;
  };
}

type Part = { pour?: (role: string) => boolean; Part: ComponentType };

function PageByRole({ parts }: { parts: readonly Part[] }) {
  const found = forRole(parts, useWornRole());
  return createElement(Suspense, null, found && createElement(found.Part));
}
