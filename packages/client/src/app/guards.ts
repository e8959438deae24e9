// Who may open a page, and where the others are led (§2 Access flow on private routes).
import type { User } from '@asso/contract/compte/user.schemas';
import { matchesRole } from '@asso/domain/compte/roles';
import { loginHref } from '../platform/navigation.ts';
import type { RouteRow } from '../platform/route-row.ts';

export type Decision =
  | { kind: 'ouvre' }
  | { kind: 'mene'; href: string }
  /** The page is for another hat that is held: it is put on, and told. */
  | { kind: 'change-role'; role: string };

type Visitor = Pick<User, 'roles' | 'enabled' | 'mustChangePassword' | 'associations'>;
export type Visit = { user: Visitor | null; role: string | null; href: string };

type Guarded = Pick<RouteRow, 'acces' | 'avant'>;

export function decideAccess(route: Guarded, { user, role, href }: Visit): Decision {
  if (route.acces === 'public') return { kind: 'ouvre' };
  if (!user) return { kind: 'mene', href: loginHref(href) };
  if (comesFromElsewhere(user.roles)) return { kind: 'mene', href: '/register' };
  const { avant = [], acces } = route;
  if (!user.enabled && !avant.includes('validation')) return { kind: 'mene', href: '/validation' };
  if (user.mustChangePassword && !avant.includes('mot-de-passe')) {
    return { kind: 'mene', href: '/user/modification-mot-de-passe/' };
  }
  const worn = role ?? user.roles[0] ?? '';
  const next =
    acces === 'connecte' || isAmong(acces, worn) ? worn : user.roles.find((held) => isAmong(acces, held));
  if (next === undefined) return { kind: 'mene', href: '/' };
  if (lacksAssociation(user, next) && !avant.includes('association')) {
    return { kind: 'mene', href: '/ajout-association/choix-association' };
  }
  return next === worn ? { kind: 'ouvre' } : { kind: 'change-role', role: next };
}

/** DAB and LCB accounts belong to other sites. */
const comesFromElsewhere = (roles: readonly string[]): boolean =>
  roles.length > 0 && roles.every((role) => /^(dab|lcb)\./.test(role));

const lacksAssociation = (user: Visitor, role: string): boolean =>
  role === 'lca.association' && user.associations.length === 0;

const isAmong = (acces: Exclude<RouteRow['acces'], string>, role: string): boolean =>
  acces.some((pattern) => matchesRole(pattern, role));
