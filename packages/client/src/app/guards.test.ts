// @vitest-environment jsdom
import { roleLabel } from '@asso/domain/compte/roles.words';
import type { routeRights } from '@asso/domain/compte/routes.rights';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../platform/clock.ts';
import type { RouteRow } from '../platform/page/route-row.ts';
import { toasts } from '../platform/session/announcements.ts';
import { noUser } from '../platform/session/session.ts';
import { forgetRoles, hatWorn } from '../platform/session/session-role.ts';
import { forgetToken, keepToken } from '../platform/session/session-token.ts';
import { findVisitor, guard } from './guards.ts';

const page = async () => () => null;
const row = (path: string): RouteRow => ({ path, titre: 'Essai', page });
const association = {
  id_association: '0b6b2f3a-0000-4000-8000-000000000001',
  id_correspondance: '1042',
  id_siren: '661017236',
  id_siret: '66101723600018',
  id_rna: null,
};
let user: object;
let status: number;

const outcomeOf = (path: string, params = {}, href = path) =>
  guard(row(path), href, params).then(
    () => 'open',
    (cause: unknown) => (cause instanceof Error ? cause : (cause as { options: { to: string } }).options.to),
  );
/** Counts the calls that leave for the server. */
function counted() {
  const sent: string[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
    sent.push(String(given[0]));
    return answer(...given);
  });
  return sent;
}
const said = () => toasts.get().map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  toasts.set([]);
  noUser();
  forgetRoles();
  status = 200;
  user = {
    role: 'lca.association',
    roles: ['lca.association'],
    enabled: true,
    mustChangePassword: false,
    associations: [association],
  };
  const exp = Math.floor(now().getTime() / 1000) + 600;
  keepToken(`h.${btoa(JSON.stringify({ exp }))}.s`);
  vi.stubGlobal('fetch', async () => new Response(status === 200 ? JSON.stringify(user) : '', { status }));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page', () => {
  it('of an association of one’s own opens', async () => {
    const path = '/informations-administratives/:idCorrespondance';
    expect(await outcomeOf(path, { idCorrespondance: '1042' })).toBe('open');
    expect(said()).toEqual([]);
  });

  it('of another role that one holds opens, worn from then on [R2.18]', async () => {
    user = { ...user, roles: ['lca.association', 'rds.user'] };
    expect(await outcomeOf('/instructeur')).toBe('open');
    expect(hatWorn()).toBe('rds.user');
    expect(said()).toEqual([`Vous consultez cette page comme ${roleLabel('rds.user')}.`]);
  });

  it.each(['dab.association', 'lcb.user'])(
    'leads %s, of another site, to sign-up [R2.20] [R2.21]',
    async (role) => {
      user = { ...user, role, roles: [role], associations: [] };
      expect(await outcomeOf('/')).toBe('/register');
    },
  );

  it('that chooses a password by the link of a mail opens signed out, and no other way', async () => {
    forgetToken();
    const path = '/user/modification-mot-de-passe/:token?';
    const token = 'a'.repeat(43);
    expect(await outcomeOf(path, { token }, `/user/modification-mot-de-passe/${token}`)).toBe('open');
    expect(await outcomeOf(path, {}, '/user/modification-mot-de-passe/')).toBe('/login');
  });

  it.each([
    ['/informations-administratives/:idCorrespondance', { idCorrespondance: '1043' }],
    ['/associations/:idCorrespondance?/documents', { idCorrespondance: '84213300500016' }],
    ['/associations/:idSiret?/pass-sport', { idSiret: '84213300500016' }],
  ])('of somebody else’s association (%s) says so, and leads home [R8.10]', async (path, params) => {
    expect(await outcomeOf(path, params)).toBe('/');
    expect(said()).toEqual(["Vous n'avez pas le droit d'accéder à cette association."]);
  });

  it.each([
    [
      false,
      '/',
      [
        'Pass’Sport demande une affiliation à une fédération sportive ou un agrément Sport ou JEP valable. Complétez les affiliations ou les agréments de votre association.',
      ],
    ],
    [true, 'open', []],
  ])(
    'of Pass’Sport opens to an association that is eligible (%s), the others are told and led home [R2.22]',
    async (isPassSportEligible, outcome, told) => {
      user = { ...user, associations: [{ ...association, isPassSportEligible }] };
      const { id_siret: idSiret } = association;
      expect(await outcomeOf('/associations/:idSiret?/pass-sport', { idSiret })).toBe(outcome);
      expect(said()).toEqual(told);
    },
  );

  it('of a dossier is left to the server: it may have been shared', async () => {
    const path = '/associations/:idSiret?/subvention-demande/:idDossier';
    expect(await outcomeOf(path, { idSiret: '84213300500016', idDossier: '26-000123' })).toBe('open');
  });

  it('of an association that one has left says so where it leads, and home says nothing', async () => {
    user = { ...user, associations: [] };
    const path = '/associations/:idSiret?/subvention-demande/:idDossier';
    const choix = '/ajout-association/choix-association';
    expect(await outcomeOf(path, { idSiret: '84213300500016', idDossier: '26-000123' })).toBe(choix);
    expect(said()).toEqual([expect.stringContaining('dont vous n’êtes pas membre, ou plus')]);
    toasts.set([]);
    expect(await outcomeOf('/user/dashboard')).toBe(choix);
    expect(said()).toEqual([]);
  });

  it('of another role than one’s own says so where it leads', async () => {
    user = { ...user, role: 'rds.user', roles: ['rds.user'], associations: [] };
    expect(await outcomeOf('/demande-siret')).toBe('/');
    expect(said()).toEqual([
      `Cette page ne s’ouvre pas avec votre rôle, « ${roleLabel('rds.user')} ». Voici votre accueil.`,
    ]);
  });

  it.each([
    ['/login', '/'],
    ['/login?redirect_url=%2Fdemande-siret', '/demande-siret'],
    ['/login?redirect_url=%2Fclient%2Fdemande-siret', '/demande-siret'],
    ['/login?redirect_url=https%3A%2F%2Failleurs.example', '/'],
  ])('of sign-in (%s) is not shown to who is signed in', async (href, outcome) => {
    expect(await outcomeOf('/login', {}, href)).toBe(outcome);
  });

  it('of sign-in opens to who is signed out, or whose session ended', async () => {
    status = 401;
    expect(await outcomeOf('/login')).toBe('open');
    forgetToken();
    expect(await outcomeOf('/login')).toBe('open');
  });

  it('whose guard nobody knows is an error, whoever asks [R2.23]', async () => {
    const guards = ['connexion', 'inconnue'] as unknown as (typeof routeRights)[number]['guards'];
    const cause = await guard({ ...row('/essai'), droit: { access: 'connecte', guards } }, '/essai').catch(
      (error: unknown) => error,
    );
    expect(cause).toEqual(new Error('A guard of /essai is unknown.'));
  });

  it('says it when who reads it cannot be known, and leads nowhere [R8.11]', async () => {
    status = 500;
    const cause = await outcomeOf('/user/dashboard');
    expect(cause).toMatchObject({
      problem: {
        status: 500,
        message: "Une erreur est survenue lors de la récupération des informations de l'utilisateur.",
      },
    });
  });
});

describe('who opens a page', () => {
  it('is read once, even when the page is asked for before the answer', async () => {
    const sent = counted();
    const path = '/informations-administratives/:idCorrespondance';
    const early = findVisitor(row(path));
    expect(await outcomeOf(path, { idCorrespondance: '1042' })).toBe('open');
    await early;
    expect(sent.filter((url) => url.includes('/users/'))).toHaveLength(1);
  });

  it('is not looked for on a page of everybody when no token is left, and nobody is told of a session', async () => {
    forgetToken();
    localStorage.setItem('asso.connecte', 'oui');
    const sent = counted();
    expect(await findVisitor(row('/plan'))).toBeNull();
    expect([sent, said()]).toEqual([[], []]);
  });
});
