import { hasPage } from '../platform/page/available-pages.ts';

/**
 * Says where the bare address leads for a role: the role's own home page, or the shared one as long as that page is
 * not written.
 */
export function homeOf(role: string | null): string {
  const own = ownHome(role);
  return own && hasPage(own) ? own : '/user/dashboard';
}

function ownHome(role: string | null): string | null {
  if (role === 'rds.user' || role === 'rds.service' || role === 'rds.admin') return '/instructeur';
  return role?.startsWith('osiris.') ? '/osiris' : null;
}
