// The roles, and what a role alone says of a person (§6 Roles and permissions; decisions, Who belongs where).

export const roles = [
  'lca.association',
  'lca.admin',
  'rds.user',
  'rds.service',
  'rds.admin',
  'rds.appli_admin',
  'osiris.appli_admin',
  'osiris.admin-programme',
] as const;
export type Role = (typeof roles)[number];

/** Tells whether a role is an admin role: only one that ends in « .admin », so `rds.appli_admin` is not [R6.3]. */
export const isAdminRole = (role: string): boolean => role.endsWith('.admin');

/** Tells whether a role is on the side of the funding services: its name begins with « rds. ». */
export const isServiceRole = (role: string): boolean => role.startsWith('rds.');

/** The roles of other applications begin so; « chorus » may stand alone [R6.5]. */
const exterieurs = ['osiris.', 'chorus', 'sirepa'] as const;
/** Roles of volunteering and civic-service sites of the same family, whose accounts are not ours. */
const autresSites = ['lcb.', 'dab.'] as const;

/** Tells whether a role is of Osiris, Chorus or Sirepa, which are neither an association nor a funding service. */
export const isExternalRole = (role: string): boolean => exterieurs.some((prefix) => role.startsWith(prefix));

export const isOtherSiteRole = (role: string): boolean =>
  autresSites.some((prefix) => role.startsWith(prefix));

type Side = 'association' | 'rds';
export const roleSide = (role: string): Side => (isServiceRole(role) ? 'rds' : 'association');

/**
 * Returns the first role of services (« rds. »), else of associations (« lca. »), else of Osiris, else the first one
 * held (§4 Session).
 */
export function defaultRole(held: readonly string[]): string | undefined {
  return (
    held.find(isServiceRole) ??
    held.find((role) => role.startsWith('lca.')) ??
    held.find((role) => role.startsWith('osiris.')) ??
    held[0]
  );
}

/** Tells whether a role matches a pattern; « rds.* » matches every role with that prefix. */
export const matchesRole = (pattern: string, role: string): boolean =>
  pattern.endsWith('*') ? role.startsWith(pattern.slice(0, -1)) : pattern === role;

/**
 * Returns the role worn right after signing up: that of associations, else the one every person of the platform has
 * [R4.98] [R4.99].
 */
export const registrationRole = (held: readonly string[]): string =>
  held.includes('lca.association') ? 'lca.association' : 'lca';
