import { hasPage } from '../platform/page/available-pages.ts';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useUser } from '../platform/session/session.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import { type NavigationItem, navigationItems, writtenItems } from './navigation-items.ts';

/** Returns the navigation of the current role: all its items, and those whose page exists. */
export function useNavigation(): { items: NavigationItem[]; written: NavigationItem[] } {
  const items = navigationItems({
    role: useWornRole(),
    association: useActingFor(),
    services: useUser()?.services ?? [],
  });
  return { items, written: writtenItems(items, hasPage) };
}
