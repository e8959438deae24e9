// Applies to a page what the domain decides of who may open it.
import { accessFlow } from '@asso/domain/compte/guards.rules';
import { routeRightOf } from '@asso/domain/compte/routes.rights';
import { notFound, redirect } from '@tanstack/react-router';
import { notify } from '../platform/announcements.ts';
import type { RouteRow } from '../platform/route-row.ts';
import { loadUser, noUser } from '../platform/session.ts';
import { hatWorn, wearRole } from '../platform/session-role.ts';
import { currentToken, endSession } from '../platform/session-token.ts';
import { homeOf } from './home.ts';
import { roleLabel } from './role-labels.ts';
import { parseSearch } from './search-params.ts';

export async function guard(row: RouteRow, href: string): Promise<void> {
  if (row.page === null) throw notFound();
  const route = row.droit ?? routeRightOf(row.path);
  if (!route) throw new Error(`No right is written for ${row.path}.`);
  const isOpen = route.access === 'public';
  const found = isOpen && !currentToken() ? noUser() : await loadUser();
  if (!found && !isOpen) endSession();
  const user = found && { ...found, role: hatWorn() ?? found.role };
  const destination = accessFlow({ user, route, redirect: href });
  switch (destination.kind) {
    case 'open':
      return;
    case 'go':
      throw redirect(asLocation(destination.to));
    case 'switch':
      wearRole(destination.role);
      notify('info', `Vous consultez cette page comme ${roleLabel(destination.role)}.`);
      return;
    case 'error':
      throw new Error(`A guard of ${row.path} is unknown.`);
  }
}

export async function leadHome(): Promise<void> {
  const user = await loadUser();
  throw redirect({ ...asLocation(user ? homeOf(hatWorn()) : '/login'), replace: true });
}

export function leadTo(href: string): never {
  throw redirect({ ...asLocation(href), replace: true });
}

function asLocation(href: string) {
  const [to = '/', query = ''] = href.split('?');
  return { to, search: parseSearch(query) };
}
