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

/** What each role lets one do, as it is read again before it is given; « {place} » is where. */
const ouverts: Record<Role, string> = {
  'lca.association': 'demander au nom d’une association qui l’accepte.',
  'lca.admin': 'tout administrer : comptes, rôles, contenus, accès aux associations.',
  'rds.user': 'lire et instruire les dossiers des services dont cette personne est membre.',
  'rds.service': 'lire et instruire les dossiers de son service.',
  'rds.admin': 'changer les services, leurs membres et leurs campagnes, {place}.',
  'rds.appli_admin': 'changer les campagnes, les pièces et les questions de tous les services.',
  'osiris.appli_admin': 'administrer Osiris.',
  'osiris.admin-programme': 'lire et exporter les dossiers de ses programmes d’Osiris.',
};

/** Says what a role opens; `place` is where who administers services does so. */
export const ouvertParRole = (role: string, place: string): string =>
  ((ouverts as Record<string, string>)[role] ?? 'se servir de cette application.').replace('{place}', place);
