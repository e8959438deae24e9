// The name of each role on screens and in the journal (§6 Roles and permissions).
import { isExternalRole, type Role } from './roles.rules.ts';

const labels: Record<Role, string> = {
  'lca.association': 'Association',
  'lca.admin': 'Administration du portail',
  'rds.user': 'Agent d’un service',
  'rds.service': 'Compte d’un service',
  'rds.admin': 'Administration des services',
  'rds.appli_admin': 'Administration des subventions',
  'osiris.appli_admin': 'Administration d’Osiris',
  'osiris.admin-programme': 'Programme Osiris',
};

/**
 * Returns the name of a role; a role of another application is shown as « Application » and its code, an unknown one by
 * its code.
 */
export const roleLabel = (role: string): string =>
  (labels as Record<string, string>)[role] ?? (isExternalRole(role) ? `Application ${role}` : role);

/** Returns the level shown to an rds.admin [R6.6]. */
export const niveauAdministrateur = (territoire: string | null): string =>
  territoire === null ? 'Administrateur national' : 'Administrateur local';
