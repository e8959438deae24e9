// What a role opens is read again before it is given; no other page needs these words.
import type { Role } from './roles.rules.ts';

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
export const saysOpenByRole = (role: string, place: string): string =>
  ((ouverts as Record<string, string>)[role] ?? 'se servir de cette application.').replace('{place}', place);
