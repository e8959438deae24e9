import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { sessionEndpoints } from '@asso/contract/compte/session.endpoints';
import { userEndpoints } from '@asso/contract/compte/user.endpoints';
import { describe, expect, it } from 'vitest';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationsOfComptes } from '../association-registry.ts';
import { compteFeature } from '../feature.ts';
import { aCompte, aMembership, aService, keptSessions, motDePasse } from '../test/test-comptes.sql.ts';
import { hashToken } from './tokens.ts';

const { login, logout } = connexionEndpoints;
const { refreshToken, refreshTokenByPath } = sessionEndpoints;
const { currentUser } = userEndpoints;
const features = [notificationFeature, compteFeature];
const portal = await aPortal({ features });
const secure = await aPortal({ features, environment: { PUBLIC_URL: 'https://portail.exemple.fr' } });
const { db, api, clock } = portal;

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://ailleurs.exemple.fr' };

async function signedIn(changes: Parameters<typeof aCompte>[1] = {}) {
  const compte = await aCompte(db, changes);
  const [code] = compte.codes;
  const { body } = await api(login, { body: { email: compte.email, password: motDePasse, code } });
  return { ...compte, ...body };
}

const read = (token: string) => api(currentUser, { as: token, params: { id: 'moi' } });
const refresh = (token: string) => api(refreshToken, { body: { refreshToken: token } });
const cookies = (reply: { headers: Readonly<Record<string, unknown>> }) =>
  [reply.headers['set-cookie'] ?? []].flat().map(String);

describe('login', () => {
  it('gives the tokens and the person, as the specification names them [R4.86]', async () => {
    const { email, id } = await aCompte(db, { roles: ['lca.association', 'rds.user'] });
    const service = await aService(db, { membres: [id] });
    const { status, body } = await api(login, { body: { email, password: motDePasse } });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      _id: id,
      authId: id,
      lcaId: id,
      email,
      civilite: 'MME',
      nom: 'Roux',
      prenom: 'Jeanne',
      role: 'rds.user',
      roles: ['lca.association', 'rds.user'],
      enabled: true,
      mustChangePassword: false,
      associations: [],
      rds: { id_service: service.id },
    });
    expect(body.user.session?.fin).toBe('2026-03-09T09:00:00.000Z');
    expect((await read(body.token)).status).toBe(200);
  });

  it('sets both cookies for the portal alone, the refresh one unseen by pages [R9.53]', async () => {
    const { email } = await aCompte(db);
    const reply = await api(login, { body: { email, password: motDePasse } });
    const [token, refreshCookie] = cookies(reply);
    expect(token).toMatch(/^token=[\w.-]+; Max-Age=900; Path=\/; SameSite=Strict$/);
    expect(refreshCookie).toMatch(
      /^refresh_token=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('sends them over an encrypted line only, outside localhost', async () => {
    const { email } = await aCompte(secure.db);
    const reply = await secure.api(login, { body: { email, password: motDePasse } });
    for (const cookie of cookies(reply)) expect(cookie).toContain('; Secure');
    expect(cookies(reply)).toHaveLength(2);
  });

  it('answers the same to a wrong password and to an unknown address', async () => {
    const { email } = await aCompte(db);
    const [wrong, unknown] = await Promise.all([
      api(login, { body: { email, password: 'x' } }),
      api(login, { body: { email: 'personne@exemple.fr', password: 'x' } }),
    ]);
    expect(wrong.status).toBe(401);
    expect(wrong.problem).toEqual({
      ...unknown.problem,
      instance: wrong.problem.instance,
    });
    expect(wrong.problem.message).toBe(
      'Adresse ou mot de passe incorrect. Vérifiez-les ou choisissez un nouveau mot de passe.',
    );
  });

  it.each(["' or 1=1 --", '', 'jeanne@exemple'])('answers %j like any wrong address', async (email) => {
    const { status, codes } = await api(login, { body: { email, password: motDePasse } });
    expect({ status, codes }).toEqual({ status: 401, codes: ['compte.identifiants-incorrects'] });
  });

  it('says to its owner, in the words of the specification, that an account is disabled', async () => {
    const { email } = await aCompte(db, { desactive_at: clock.now() });
    const { status, problem } = await api(login, { body: { email, password: motDePasse } });
    expect(status).toBe(403);
    expect(problem.message).toBe(
      "L'utilisateur a été désactivé. veuiller contacter un administrateur pour le réactiver",
    );
  });

  it('says how long to wait, in minutes', async () => {
    for (let failure = 1; failure <= 5; failure++) {
      await api(login, { body: { email: 'pressee@exemple.fr', password: 'x' } });
    }
    const { status, problem } = await api(login, { body: { email: 'pressee@exemple.fr', password: 'x' } });
    expect(status).toBe(429);
    expect(problem.message).toBe('Trop d’essais. Réessayez dans 1 minute.');
  });

  it('keeps no password and no token in the log', async () => {
    const { token, refreshToken: first } = await signedIn();
    await api(refreshTokenByPath, { params: { refreshToken: first } });
    const log = portal.logLines().join('\n');
    for (const secret of [motDePasse, token, first]) expect(log).not.toContain(secret);
    expect(log).toContain('/auth/login');
  });
});

describe('refresh', () => {
  it('exchanges a token for new ones, by body as by path [R4.89]', async () => {
    const { refreshToken: first, token, id } = await signedIn();
    const byBody = await refresh(first);
    expect(byBody.status).toBe(200);
    expect(byBody.body.refreshToken).not.toBe(first);
    expect(byBody.body.token).not.toBe(token);
    const byPath = await api(refreshTokenByPath, { params: { refreshToken: byBody.body.refreshToken } });
    expect((await read(byPath.body.token)).body._id).toBe(id);
  });

  it('sets no cookie when the token is in the address, which a link from elsewhere may hold', async () => {
    const { refreshToken: first } = await signedIn();
    const byPath = await api(refreshTokenByPath, { params: { refreshToken: first } });
    const refusedByPath = await api(refreshTokenByPath, { params: { refreshToken: 'jamais-vu' } });
    expect([byPath.status, refusedByPath.status]).toEqual([200, 401]);
    expect([...cookies(byPath), ...cookies(refusedByPath)]).toEqual([]);
    expect(cookies(await refresh(byPath.body.refreshToken))).toHaveLength(2);
  });

  it('gives two tabs that ask at the same moment the same successor, and both live', async () => {
    const { refreshToken: first } = await signedIn();
    const tabs = await Promise.all([refresh(first), refresh(first), refresh(first)]);
    expect(tabs.map((tab) => tab.status)).toEqual([200, 200, 200]);
    expect(new Set(tabs.map((tab) => tab.body.refreshToken)).size).toBe(1);
    for (const tab of tabs) expect((await read(tab.body.token)).status).toBe(200);
    expect((await refresh(tabs[0]?.body.refreshToken ?? '')).status).toBe(200);
  });

  it('gives the parent the same successor for 10 s', async () => {
    const { refreshToken: first } = await signedIn();
    const { body } = await refresh(first);
    clock.advance(10);
    expect((await refresh(first)).body.refreshToken).toBe(body.refreshToken);
  });

  it('ends the whole family when a token that has served comes back later', async () => {
    const { refreshToken: first } = await signedIn();
    const { body: second } = await refresh(first);
    clock.advance(10.001);
    const reuse = await refresh(first);
    expect(reuse.status).toBe(401);
    expect(reuse.problem.message).toBe('Le token est expiré');
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect((await read(second.token)).status).toBe(401);
  });

  it('ends the family when a grand-parent comes back, even at once', async () => {
    const { refreshToken: first } = await signedIn();
    const { body: second } = await refresh(first);
    const { body: third } = await refresh(second.refreshToken);
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third.refreshToken)).status).toBe(401);
  });

  it('leaves the other sessions of the person alone', async () => {
    const compte = await signedIn();
    const other = await api(login, { body: { email: compte.email, password: motDePasse } });
    const { body: second } = await refresh(compte.refreshToken);
    await refresh(second.refreshToken);
    expect((await refresh(compte.refreshToken)).status).toBe(401);
    expect((await read(other.body.token)).status).toBe(200);
  });

  it('ends after 12 hours without use, and after 7 days in any case [R4.90]', async () => {
    const idle = await signedIn();
    clock.advance(12 * 3600);
    expect((await refresh(idle.refreshToken)).status).toBe(401);

    const { refreshToken: first } = await signedIn();
    let current = first;
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      clock.advance(11 * 3600);
      const { status, body } = await refresh(current);
      expect(status).toBe(200);
      current = body.refreshToken;
    }
    clock.advance(7 * 24 * 3600 - 15 * 11 * 3600);
    expect((await refresh(current)).status).toBe(401);
  });

  it.each([{ refreshToken: 'jamais-vu' }, {}])('refuses %j and clears the cookies [R4.91]', async (body) => {
    const reply = await api(refreshToken, { body });
    expect(reply.status).toBe(401);
    expect(cookies(reply)).toEqual([
      expect.stringMatching(/^token=;.*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^refresh_token=;.*Expires=Thu, 01 Jan 1970/),
    ]);
  });

  it('accepts the cookie from a page of the portal only', async () => {
    const { refreshToken: first } = await signedIn();
    const cookie = `refresh_token=${first}`;
    const from = (headers: Record<string, string>) => api(refreshToken, { headers: { cookie, ...headers } });
    expect((await from(crossSite)).status).toBe(401);
    expect((await from({ 'sec-fetch-site': 'same-site' })).status).toBe(401);
    expect((await from({})).status).toBe(401);
    expect((await from(sameOrigin)).status).toBe(200);
  });

  it('keeps tokens as hashes only', async () => {
    const { refreshToken: first } = await signedIn();
    const { body } = await refresh(first);
    const kept = JSON.stringify(
      (await keptSessions(db)).jetons.flatMap(({ hash }) => [
        hash.toString('base64url'),
        hash.toString('utf8'),
      ]),
    );
    for (const token of [first, body.refreshToken]) expect(kept).not.toContain(token);
    expect(kept).toContain(hashToken(first).toString('base64url'));
  });
});

describe('logout', () => {
  it('ends the session for its access and refresh tokens, and clears the cookies [R4.92]', async () => {
    const { token, refreshToken: first } = await signedIn();
    const reply = await api(logout, { as: token });
    expect(reply.status).toBe(200);
    expect(cookies(reply)).toHaveLength(2);
    expect((await read(token)).status).toBe(401);
    expect((await refresh(first)).status).toBe(401);
  });

  it('ends the session of the cookie for a page of the portal, and for no other site', async () => {
    const { token, refreshToken: first } = await signedIn();
    const cookie = `refresh_token=${first}; token=${token}`;
    expect((await api(logout, { headers: { cookie, ...crossSite } })).status).toBe(200);
    expect((await read(token)).status).toBe(200);
    await api(logout, { headers: { cookie, ...sameOrigin } });
    expect((await read(token)).status).toBe(401);
  });

  it('leaves the other sessions of the person open', async () => {
    const compte = await signedIn();
    const other = await api(login, { body: { email: compte.email, password: motDePasse } });
    await api(logout, { as: compte.token });
    expect((await read(other.body.token)).status).toBe(200);
  });
});

describe('the signed-in person', () => {
  it('gives the key of kept answers to its owner alone, the same at each sign-in', async () => {
    const [jeanne, paul] = [await signedIn(), await signedIn()];
    const again = await api(login, { body: { email: jeanne.email, password: motDePasse } });
    const own = await read(jeanne.token);
    expect(jeanne.user.cle_brouillons).toMatch(/^[\w-]{43}$/);
    expect([own.body.cle_brouillons, again.body.user.cle_brouillons]).toEqual([
      jeanne.user.cle_brouillons,
      jeanne.user.cle_brouillons,
    ]);
    expect(paul.user.cle_brouillons).not.toBe(jeanne.user.cle_brouillons);
    const admin = await signedIn({ roles: ['lca.admin'] });
    const other = await api(currentUser, { as: admin.token, params: { id: jeanne.user._id } });
    expect([other.status, other.body.cle_brouillons]).toEqual([200, null]);
  });

  it('reads their own account by « moi » and by id', async () => {
    const { token, id } = await signedIn();
    expect((await read(token)).body._id).toBe(id);
    expect((await api(currentUser, { as: token, params: { id } })).body._id).toBe(id);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'jeanne'])('finds nobody under %s', async (unknown) => {
    const { token } = await signedIn();
    const other = await aCompte(db);
    const missing = await api(currentUser, { as: token, params: { id: unknown } });
    const hidden = await api(currentUser, { as: token, params: { id: other.id } });
    expect(missing.status).toBe(404);
    expect(missing.problem.message).toBe("Cet utilisateur n'existe pas");
    expect(hidden.problem).toEqual({ ...missing.problem, instance: hidden.problem.instance });
  });

  it('reads another’s account as lca.admin', async () => {
    const { token } = await signedIn({ roles: ['lca.admin'] });
    const other = await aCompte(db);
    expect((await api(currentUser, { as: token, params: { id: other.id } })).body._id).toBe(other.id);
  });

  it('shows active memberships first, then those that wait, and none that ended', async () => {
    const { token, id } = await signedIn();
    const pending = await aMembership(db, { id_utilisateur: id, etat: 'demandee' });
    const active = await aMembership(db, {
      id_utilisateur: id,
      id_siret: '66307152000022',
      since: new Date('2026-02-01T00:00:00Z'),
    });
    await aMembership(db, { id_utilisateur: id, etat: 'quittee' });
    await aMembership(db, { id_utilisateur: id, etat: 'refusee' });
    const { associations } = (await read(token)).body;
    expect(associations.map(({ id_association, etat, type }) => [id_association, etat, type])).toEqual([
      [active, 'active', 'etablissement'],
      [pending, 'demandee', 'association'],
    ]);
  });

  it('that cannot be read is said in the words of the specification, at sign-in as later [M142]', async () => {
    const { token, email, id } = await signedIn();
    await aMembership(db, { id_utilisateur: id });
    associationsOfComptes.add(async (_, { personne }) => {
      if (personne.id === id) throw new Error('a register is out of reach');
      return new Map();
    });
    const later = await read(token);
    const atSignIn = await api(login, { body: { email, password: motDePasse } });
    for (const { status, problem } of [later, atSignIn]) {
      expect(status).toBe(500);
      expect(problem.message).toBe(
        "Un problème est survenu lors de la récupération des données de l'utilisateur !",
      );
    }
    expect(cookies(atSignIn)).toEqual([]);
    expect(portal.logLines().join('\n')).toContain('a register is out of reach');
  });

  it('is told by the features above what their associations are, and little of those only asked for', async () => {
    const { token, id } = await signedIn();
    const active = await aMembership(db, { id_utilisateur: id });
    const pending = await aMembership(db, { id_utilisateur: id, etat: 'demandee' });
    const representant = { id: 'r1', nom: 'Roux', prenom: 'Jeanne', valideur_cec: true };
    associationsOfComptes.add(
      async (_, { memberships }) =>
        new Map(
          memberships.map(({ id_association }) => [
            id_association,
            { nom: 'Les Voisins', id_siret: '66101723600018', representantsLegaux: [representant] },
          ]),
        ),
    );
    associationsOfComptes.add(
      async () => new Map([active, pending].map((one) => [one, { declarations: 2 }])),
    );
    const { associations } = (await read(token)).body;
    expect(associations).toMatchObject([
      { id_association: active, nom: 'Les Voisins', representantsLegaux: [representant], declarations: 2 },
      { id_association: pending, nom: 'Les Voisins', representantsLegaux: [], declarations: 0 },
    ]);
    expect(associations.map(({ id_siret }) => id_siret)).toEqual(['66101723600018', '66101723600018']);
  });
});
