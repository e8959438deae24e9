// An administrator of the portal may change somebody's account: open or closed, roles, territory (§6; screens,
// Comptes).
import type { Problem } from '../kernel/result.ts';
import { type Role, roles } from './roles.rules.ts';
import { isCodeTerritoire } from './territoire-admin.rules.ts';

/** The role rds.service comes with the account of a service, so an administrator does not give it. */
export const rolesAttribuables: readonly Role[] = roles.filter((role) => role !== 'rds.service');

export const etatsCompte = {
  actif: 'Actif',
  attente: 'En attente de la personne',
  desactive: 'Désactivé',
  verrouille: 'Verrouillé',
} as const;
export type EtatCompte = keyof typeof etatsCompte;

type Compte = {
  id: string;
  roles: readonly string[];
  enabled: boolean;
  locked: boolean;
  desactive_at: Date | null;
};

/** Returns the state of an account; in `attente`, the address is not proved, or the password is not chosen. */
export function etatCompte({ enabled, locked, desactive_at }: Omit<Compte, 'id' | 'roles'>): EtatCompte {
  if (desactive_at !== null) return 'desactive';
  if (locked) return 'verrouille';
  return enabled ? 'actif' : 'attente';
}

export type CompteAcces = {
  actif?: boolean;
  verrouille?: boolean;
  roles?: readonly string[];
  territoire?: string | null;
  /** True when the person must choose another password at the next sign-in. */
  nouveau_mot_de_passe?: true;
};

type Given = { par: string; compte: Compte & { territoire: string | null }; isCompteDeService: boolean };

/** The level of who administers services over the whole country, among the codes of territories. */
export const wholePays = 'pays';

/**
 * Returns the roles as the journal keeps them, for example « rds.admin@13, rds.user »: that of an administrator of
 * services says over which territory.
 */
export const listJournalRoles = (held: readonly string[], territoire: string | null): string =>
  held
    .toSorted()
    .map((role) => (role === 'rds.admin' ? `${role}@${territoire ?? wholePays}` : role))
    .join(', ');

/**
 * Returns why a change is refused: administrators change neither their own access nor their own roles, only a local
 * administrator has a territory, and nobody becomes a national one because nothing was said of the territory.
 */
export function accesProblems(acces: CompteAcces, { par, compte, isCompteDeService }: Given): Problem[] {
  const held = acces.roles ?? compte.roles;
  const territoire = acces.territoire === undefined ? compte.territoire : acces.territoire;
  const odd = acces.roles?.find(
    (role) => !rolesAttribuables.includes(role as Role) && !compte.roles.includes(role),
  );
  return [
    ...(par === compte.id ? [{ code: 'compte.soi-meme' }] : []),
    ...(isCompteDeService && acces.roles ? [{ code: 'compte.role-de-service', field: 'roles' }] : []),
    ...(held.length === 0 ? [{ code: 'compte.sans-role', field: 'roles' }] : []),
    ...(odd === undefined ? [] : [{ code: 'compte.role-inconnu', field: 'roles', params: { role: odd } }]),
    ...(acces.roles?.includes('rds.admin') &&
    !compte.roles.includes('rds.admin') &&
    acces.territoire === undefined
      ? [{ code: 'compte.niveau-a-dire', field: 'territoire' }]
      : []),
    ...(territoire !== null && !isCodeTerritoire(territoire)
      ? [{ code: 'compte.territoire-inconnu', field: 'territoire' }]
      : []),
    ...(territoire !== null && !held.includes('rds.admin')
      ? [{ code: 'compte.territoire-sans-role', field: 'territoire' }]
      : []),
  ];
}
