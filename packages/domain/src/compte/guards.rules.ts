// A person who opens a page may have to go elsewhere first (§2 Access flow on private routes).

import { isOtherSiteRole, matchesRole } from './roles.rules.ts';
import { type GuardName, guardNames, type RouteRight } from './routes.rights.ts';

export type FlowUser = {
  role: string;
  roles: readonly string[];
  enabled: boolean;
  mustChangePassword: boolean;
  /** True when a role of this person requires a second factor that they have not added yet. */
  mustAddSecondFactor?: boolean;
  /**
   * The memberships that are active or await an answer: a person who waits is not sent to choose an association again.
   */
  associations: readonly unknown[];
};

export type FlowInput = {
  /** Null without a valid token. */
  user: FlowUser | null;
  route: Pick<RouteRight, 'access'> & { guards: readonly string[] };
  /** The path and query of the page, below /client, to which sign-in returns. */
  redirect: string;
  /** Tells whether the page's association is eligible, for the guard `passSport`; absent while unknown. */
  isPassSportEligible?: boolean;
};

export type Destination =
  | { kind: 'open' }
  | { kind: 'go'; to: string }
  /** Opens the page once the person acts in the role named. */
  | { kind: 'switch'; role: string }
  | { kind: 'error'; status: 500 };

/**
 * Returns where the person goes: the first guard that stops them decides, and an unknown guard name is a bug of the
 * route [R2.23].
 */
export function accessFlow(input: FlowInput): Destination {
  if (!input.route.guards.every(isGuardName)) return { kind: 'error', status: 500 };
  if (input.user === null && lienDeMotDePasse.test(input.redirect)) return { kind: 'open' };
  for (const name of guardNames) {
    if (!input.route.guards.includes(name)) continue;
    const destination = guards[name](input);
    if (destination) return destination;
  }
  return { kind: 'open' };
}

/** Returns a path of the portal, or home: never another site, nor the login page itself. */
export function redirectionSure(redirectUrl: string | null | undefined): string {
  const isOurs = /^\/(?![/\\]|login\b)[^\\\p{Cc}]*$/u.test(redirectUrl ?? '');
  return isOurs && redirectUrl ? redirectUrl : '/';
}

/** Tells whether the page to open afterwards is that of the invitations: such a person has no association to find. */
export const isInvitee = (redirect: string): boolean => /^\/invitation(?:[?#]|$)/.test(redirect);

/** Returns the login page, which leads back to this path; home needs no mention. */
export const connexionHref = (redirect: string): string =>
  redirect === '/' ? '/login' : `/login?redirect_url=${encodeURIComponent(redirect)}`;

const go = (to: string): Destination => ({ kind: 'go', to });

const guards: Record<GuardName, (input: FlowInput) => Destination | null> = {
  connexion: ({ user, redirect }) => (user ? null : go(connexionHref(redirect))),
  validation: ({ user }) => (user && !user.enabled ? go('/validation') : null),
  motDePasse: ({ user, redirect }) =>
    user?.mustChangePassword && !redirect.startsWith(motDePassePage) ? go(`${motDePassePage}/`) : null,
  secondFacteur: ({ user, redirect }) =>
    user?.mustAddSecondFactor && !redirect.startsWith(secondFacteurPage) ? go(secondFacteurPage) : null,
  site: ({ user }) => (user && isAutreSiteOnly(user.roles) ? go('/register') : null),
  association: (input) =>
    input.user?.associations.length === 0 && effectiveRole(input) === 'lca.association'
      ? go('/ajout-association/choix-association')
      : null,
  role: (input) => {
    const role = effectiveRole(input);
    if (role === undefined) return go('/');
    return role === input.user?.role ? null : { kind: 'switch', role };
  },
  passSport: ({ isPassSportEligible }) => (isPassSportEligible === false ? go('/') : null),
};

const motDePassePage = '/user/modification-mot-de-passe';
/** The path holds the token of an e-mail: the person who follows it has no password to sign in with. */
const lienDeMotDePasse = /^\/user\/modification-mot-de-passe\/[\w-]{20,}$/;
const secondFacteurPage = '/user/second-facteur';

const isGuardName = (name: string): name is GuardName => (guardNames as readonly string[]).includes(name);

const isAutreSiteOnly = (roles: readonly string[]): boolean =>
  roles.length > 0 && roles.every(isOtherSiteRole);

/**
 * Returns the role with which the page would open: the worn one if it may, else another that the person holds;
 * undefined when nobody is signed in, or no role held may open the page.
 */
function effectiveRole({ user, route }: FlowInput): string | undefined {
  if (!user) return undefined;
  const { access } = route;
  if (typeof access === 'string') return user.role;
  const mayOpen = (role: string) => access.some((pattern) => matchesRole(pattern, role));
  return mayOpen(user.role) ? user.role : user.roles.find(mayOpen);
}
