import { useActingFor } from '../platform/acting-for.ts';
import { hasPage } from '../platform/available-pages.ts';
import { useUser } from '../platform/session.ts';
import { useWornRole } from '../platform/session-role.ts';
import { type NavigationItem, navigationItems, writtenItems } from './navigation-items.ts';

/** Returns the navigation of the current role: all its items, and those whose pages are written. */
export function useNavigation(): { items: NavigationItem[]; written: NavigationItem[] } {
  const items = navigationItems({
    role: useWornRole(),
    association: useActingFor(),
    services: useUser()?.services ?? [],
  });
  return { items, written: writtenItems(items, hasPage) };
}
