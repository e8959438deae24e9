import { hasPage } from '../platform/page/available-pages.ts';

/** Returns the home page of a role: its own or, as long as that page does not exist, the common one. */
export function findHome(role: string | null): string {
  const own = ownHome(role);
  return own && hasPage(own) ? own : '/user/dashboard';
}

function ownHome(role: string | null): string | null {
  if (role === 'rds.user' || role === 'rds.service' || role === 'rds.admin') return '/instructeur';
  return role?.startsWith('osiris.') ? '/osiris' : null;
}
