import { type ComponentType, createElement, Suspense } from 'react';
import type { ByRole } from '../platform/page/route-row.ts';
import { hatWorn, lastRole, useWornRole } from '../platform/session/session-role.ts';
import { lazyPart } from '../ui/page/lazy-part.ts';
import { forRole } from './for-role.ts';

/**
 * Returns what an address, or the frame around it, shows to each role. Only the component of the current role, or
 * of the last one while nobody is known yet, is loaded; another is loaded when the role changes.
 */
export function byRole<P extends object>(rows: ByRole<P>): () => Promise<ComponentType<P>> {
  const parts: Part<P>[] = rows.map((row) => ({ ...row, Part: lazyPart(row.page) }));
  const shown = (props: P) => createElement(ShownByRole<P>, { parts, props });
  return async () => {
    const part = forRole(parts, hatWorn() ?? lastRole());
    // What is here already is drawn at once: React would show nothing for 300 ms in the place of a lazy component.
    if (part) part.Part = await part.page();
    return shown;
  };
}

type Part<P> = ByRole<P>[number] & { Part: ComponentType<P> };

function ShownByRole<P extends object>({ parts, props }: { parts: readonly Part<P>[]; props: P }) {
  const found = forRole(parts, useWornRole());
  return createElement(Suspense, null, found && createElement(found.Part, props));
}
