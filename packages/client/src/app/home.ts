/** Where the bare address leads, by role. */
export function homeOf(role: string | null): string {
  if (role === 'rds.user' || role === 'rds.service' || role === 'rds.admin') return '/instructeur';
  if (role?.startsWith('osiris.')) return '/osiris';
  return '/user/dashboard';
}
