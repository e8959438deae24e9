import { hasPage } from '../platform/available-pages.ts';

/** Where the bare address leads, by role; the shared home as long as the page of the role is not written. */
export function homeOf(role: string | null): string {
  const own = ownHome(role);
  return own && hasPage(own) ? own : '/user/dashboard';
}

function ownHome(role: string | null): string | null {
  if (role === 'rds.user' || role === 'rds.service' || role === 'rds.admin') return '/instructeur';
  return role?.startsWith('osiris.') ? '/osiris' : null;
}
