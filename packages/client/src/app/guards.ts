// Applies to a page what the domain package decides about who may open it.
import type { User } from '@asso/contract/compte/user.schemas';
import { associationNamed, isOtherAssociation } from '@asso/domain/compte/acces-refuse.rules';
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { accessFlow, redirectionSure } from '@asso/domain/compte/guards.rules';
import { roleLabel } from '@asso/domain/compte/roles.words';
import { findRouteRight } from '@asso/domain/compte/routes.rights';
import { problemMessage } from '@asso/domain/kernel/problems';
import { notFound, redirect } from '@tanstack/react-router';
import { belowBase } from '../platform/page/navigation.ts';
import type { RedirectRow, RouteRow } from '../platform/page/route-row.ts';
import { notify } from '../platform/session/announcements.ts';
import { loadUser, noUser } from '../platform/session/session.ts';
import { hatWorn, wearRole } from '../platform/session/session-role.ts';
import { currentToken, endSession, isMarked } from '../platform/session/session-token.ts';
import { findHome } from './home.ts';
import { parseSearch } from './search-params.ts';

type Params = Readonly<Record<string, string | undefined>>;

export async function guard(row: RouteRow, href: string, params: Params = {}): Promise<void> {
  if (row.page === null) throw notFound();
  const route = row.droit ?? findRouteRight(row.path);
  if (!route) throw new Error(`No right is written for ${row.path}.`);
  const isOpen = route.access === 'public';
  const found = await findVisitor(row);
  if (!found && row.sansCompte && !isMarked()) return leaveFor(row.sansCompte(href));
  if (!found && !isOpen) endSession();
  const worn = (one: User | null) => one && { ...one, role: hatWorn() ?? one.role };
  let user = worn(found);
  // The association may have joined since the portal was opened, so the user is read again before the refusal.
  if (eligibilityOf(user, route.guards, params) === false) user = worn(await loadUser({ again: true }));
  const isPassSportEligible = eligibilityOf(user, route.guards, params);
  if (user && row.path === connexionPage) throw redirect({ ...asLocation(wantedAfter(href)), replace: true });
  const destination = accessFlow({ user, route, redirect: href, isPassSportEligible });
  switch (destination.kind) {
    case 'open':
      return refuseAssociationDAutrui(row, params, user);
    case 'go':
      if (destination.to === '/')
        notify('erreur', isPassSportEligible === false ? await sansPassSport() : autreRoleSaid(user));
      if (destination.to === choixAssociation && named(params)) notify('attention', sansAccesSaid, 60_000);
      throw redirect(asLocation(destination.to));
    case 'switch':
      wearRole(destination.role);
      notify('info', `Vous consultez cette page comme ${roleLabel(destination.role)}.`);
      return refuseAssociationDAutrui(row, params, user && { ...user, role: destination.role });
    case 'error':
      throw new Error(`A guard of ${row.path} is unknown.`);
  }
}

/** Who is signed in has nothing to do on this page, whose form would be an empty one under their own name. */
const connexionPage = '/login';

const wantedAfter = (href: string): string =>
  redirectionSure(belowBase(new URLSearchParams(href.split('?')[1]).get('redirect_url') ?? ''));

const autreRoleSaid = (user: User | null): string =>
  `Cette page ne s’ouvre pas avec votre rôle, « ${roleLabel(user?.role ?? '')} ». Voici votre accueil.`;

/** Where a person who belongs to no association is led. */
const choixAssociation = '/ajout-association/choix-association';

const sansAccesSaid =
  'Cette page est celle d’une association dont vous n’êtes pas membre, ou plus. Si votre accès a pris fin, demandez-le de nouveau ici : choisissez l’association.';

/** Tells whether the address names something of an association, as the links of e-mails and notifications do. */
const named = (params: Params): boolean => Object.values(params).some((one) => one !== undefined);

/** Reads who opens this page: a page of everybody neither renews nor ends the session of somebody without a token. */
export async function findVisitor({ path, droit }: RouteRow): Promise<User | null> {
  const isOpen = (droit ?? findRouteRight(path))?.access === 'public';
  return isOpen && !currentToken() ? noUser() : loadUser();
}

/** Leaves for a page drawn by the server; this page does nothing more, so the promise never settles. */
function leaveFor(address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => undefined);
}

/** The sentences of Pass’Sport are loaded for the one page that needs them here. */
async function sansPassSport(): Promise<string> {
  const { passSportProblems } = await import('@asso/domain/pass-sport/pass-sport.problems');
  return problemMessage(passSportProblems['pass-sport.non-eligible']);
}

/**
 * Tells whether the association named in the address is eligible to Pass’Sport; undefined when the page has no such
 * check, or when the person does not act for this association.
 */
function eligibilityOf(user: User | null, guards: readonly string[], params: Params): boolean | undefined {
  if (user?.role !== 'lca.association' || !guards.includes('passSport')) return undefined;
  return associationNamed(user.associations, numeroOf(params))?.isPassSportEligible;
}

const numeroOf = ({ idCorrespondance, idSiret, idRna }: Params): string | undefined =>
  idCorrespondance ?? idSiret ?? idRna;

/**
 * Tells whether the page is about a dossier, which may be shared with people outside the association: the server then
 * decides who may open it.
 */
const isOfAnObject = (path: string): boolean => /:id(Dossier|Crf)?\??(\/|$)/.test(path);

function refuseAssociationDAutrui({ path }: RouteRow, params: Params, user: User | null): void {
  const identifiant = numeroOf(params);
  if (user === null || isOfAnObject(path) || !isOtherAssociation(user, identifiant)) return;
  notify('erreur', compteProblems['compte.association-d-autrui'].message);
  throw redirect({ to: '/', replace: true });
}

export async function lead(vers: RedirectRow['vers']): Promise<never> {
  const href = vers === 'accueil' ? await home() : vers;
  throw redirect({ ...asLocation(href), replace: true });
}

const home = async (): Promise<string> => ((await loadUser()) ? findHome(hatWorn()) : '/login');

function asLocation(href: string) {
  const [to = '/', query = ''] = href.split('?');
  return { to, search: parseSearch(query) };
}
