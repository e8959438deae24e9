import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { compteFeature } from '../feature.ts';
import { aCompte, motDePasse } from '../test/test-comptes.sql.ts';
import { aFournisseur, type Passage } from '../test/test-fournisseur.ts';
import { aNavigateur, aTied, jeanne } from '../test/test-navigateur.ts';

const fournisseur = await aFournisseur();
afterAll(() => fournisseur.stop());
const features = [notificationFeature, { ...compteFeature, limits: {} }];
const environment = { ...fournisseur.environment, OIDC_PROCONNECT_ACR: 'eidas1' };
const portal = await aPortal({ features, environment });
const { api, clock, db } = portal;
const { beginExterne, returnExterne } = connexionExterneEndpoints;

const aBrowser = () => aNavigateur(portal, { fournisseur });
const eidas1 = { jeton: { acr: 'eidas1' } };
const passage = (changes: Partial<Passage> = {}): Passage => ({ ...jeanne(), ...eidas1, ...changes });
const params = { fournisseur: 'proconnect' } as const;
const codesOf = async (changes: Partial<Passage>) => (await aBrowser().passer(passage(changes))).codes;

describe('going to the provider', () => {
  it('asks for what an account holds, with a state, a nonce and a proof of its own each time', async () => {
    const browser = aBrowser();
    const [first, second] = [new URL(await browser.aller()), new URL(await browser.aller())];
    expect(`${first.origin}${first.pathname}`).toBe(`${fournisseur.issuer}/authorize`);
    expect(Object.fromEntries(first.searchParams)).toEqual({
      client_id: 'portail',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/client/connexion-nationale/proconnect',
      scope: 'openid given_name usual_name email',
      acr_values: 'eidas1',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
    }
  });

  it('binds the try to the browser, by a cookie that no page reads', async () => {
    const { headers } = await api(beginExterne, { params, body: {} });
    const [cookie, ...others] = [headers['set-cookie']].flat();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^essai_externe=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('is offered by no portal that was not told of it', async () => {
    const bare = await aPortal({ features });
    expect((await bare.api(beginExterne, { params, body: {} })).status).toBe(404);
    expect((await bare.api(returnExterne, { params, body: { reponse: 'code=a&state=b' } })).status).toBe(404);
    expect((await api(beginExterne, { params: { fournisseur: 'franceconnect' }, body: {} })).status).toBe(
      404,
    );
    expect((await api(beginExterne, { params, body: {} })).status).toBe(200);
  });

  it.each([
    ['/user/profil', '/user/profil'],
    ['//ailleurs.example', '/'],
    ['https://ailleurs.example', '/'],
    [String.raw`/\ailleurs.example`, '/'],
    ['/login?x=1', '/'],
  ])('asked to come back to %s, leads to %s', async (asked, expected) => {
    const tied = await aTied(db, aBrowser, { how: eidas1 });
    const { body } = await aBrowser().passer(tied.passage, asked);
    expect(body).toMatchObject({ suite: 'connecte', redirect: expected });
  });
});

const perimee = ['compte.connexion-externe-perimee'];

describe('coming back', () => {
  it('is refused with a state of nobody, of another browser, that has served, or that is too old', async () => {
    const browser = aBrowser();
    const reponse = fournisseur.passer(await browser.aller(), passage());
    const other = aBrowser();
    await other.aller();
    expect((await browser.revenir('code=x&state=jamais-vu')).codes).toEqual(perimee);
    expect((await browser.revenir('code=x')).codes).toEqual(perimee);
    expect((await other.revenir(reponse)).codes).toEqual(perimee);
    expect((await aBrowser().revenir(reponse)).codes).toEqual(perimee);
    expect((await browser.revenir(reponse)).status).toBe(200);
    expect((await browser.revenir(reponse)).codes).toEqual(perimee);
    const late = fournisseur.passer(await browser.aller(), passage());
    clock.advance(601);
    expect((await browser.revenir(late)).codes).toEqual(perimee);
  });

  it('is refused to a page of another site, which has the cookie and not the right', async () => {
    const browser = aBrowser();
    const reponse = fournisseur.passer(await browser.aller(), passage());
    const headers = { 'sec-fetch-site': 'cross-site' };
    const forged = await browser.call(returnExterne, { params, body: { reponse }, headers });
    expect(forged.codes).toEqual(perimee);
    expect((await browser.revenir(reponse)).status).toBe(200);
  });

  it('of two returns made at once, takes one', async () => {
    const browser = aBrowser();
    const reponse = fournisseur.passer(await browser.aller(), passage());
    const both = await Promise.all([browser.revenir(reponse), browser.revenir(reponse)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('is refused with the code of the sign-in of somebody else', async () => {
    const [victim, attacker] = [aBrowser(), aBrowser()];
    const theirs = new URLSearchParams(fournisseur.passer(await attacker.aller(), passage()));
    const ours = new URLSearchParams(fournisseur.passer(await victim.aller(), passage()));
    const mixed = new URLSearchParams({ ...Object.fromEntries(ours), code: theirs.get('code') ?? '' });
    expect((await victim.revenir(String(mixed))).codes).toEqual(['compte.fournisseur-refus']);
  });

  it('takes what the provider signed, as JSON as well', async () => {
    for (const reponse of ['jwt', 'json'] as const) {
      expect((await aBrowser().passer(passage({ reponse }))).body).toMatchObject({ prenom: 'Jeanne' });
    }
  });

  it.each<[string, Partial<Passage>]>([
    ['another nonce', { jeton: { acr: 'eidas1', nonce: 'un-autre-nonce' } }],
    ['no nonce', { jeton: { acr: 'eidas1', nonce: undefined } }],
    ['another issuer', { jeton: { acr: 'eidas1', iss: 'https://ailleurs.example' } }],
    ['another portal’s', { jeton: { acr: 'eidas1', aud: 'un-autre-portail' } }],
    ['an expired identity', { jeton: { acr: 'eidas1', exp: 1_700_000_000 } }],
    ['no subject', { jeton: { acr: 'eidas1', sub: undefined } }],
    ['a key nobody knows', { signe: 'cle-inconnue' }],
    ['the key of somebody else', { signe: 'autre-cle' }],
    ['no signature', { signe: 'aucune' }],
    ['the public key taken for a secret', { signe: 'hs256-cle-publique' }],
    ['our own secret for a key', { signe: 'hs256-secret' }],
    ['a key that it brings itself', { signe: 'cle-apportee' }],
    ['a key named by a path', { signe: 'kid-chemin' }],
    [
      'us among other audiences, for somebody else',
      { jeton: { acr: 'eidas1', aud: ['portail', 'autre'], azp: 'autre' } },
    ],
    ['the answer of another about the person', { info: { sub: 'quelqu’un d’autre' } }],
    ['an answer about the person with the key of somebody else', { reponse: 'jwt-autre-cle' }],
    ['an answer about the person with the public key taken for a secret', { reponse: 'jwt-hs256' }],
    ['an answer about the person for another portal', { info: { aud: 'un-autre-portail' } }],
    ['an answer about the person from another issuer', { info: { iss: 'https://ailleurs.example' } }],
    ['an answer about the person with no signature', { reponse: 'jwt-non-signe' }],
    ['a code that is refused', { codeRefuse: true }],
  ])('is refused with %s', async (_, changes) => {
    expect(await codesOf(changes)).toEqual(['compte.fournisseur-refus']);
    expect(await codesOf({})).toEqual([]);
  });

  it.each([
    ['iss=https%3A%2F%2Failleurs.example', 'compte.fournisseur-refus'],
    ['', 'compte.fournisseur-refus'],
  ])('is refused when the address of the return names another issuer, or none: « %s »', async (iss, code) => {
    const browser = aBrowser();
    const back = new URLSearchParams(fournisseur.passer(await browser.aller(), passage()));
    back.delete('iss');
    expect((await browser.revenir(`${back}&${iss}`)).codes).toEqual([code]);
  });

  it.each([
    ['access_denied', 'compte.fournisseur-abandon', 422],
    ['invalid_request', 'compte.fournisseur-refus', 422],
    ['temporarily_unavailable', 'compte.fournisseur-indisponible', 502],
  ])('says that %s is %s', async (error, code, status) => {
    const browser = aBrowser();
    const { searchParams } = new URL(await browser.aller());
    const state = searchParams.get('state') ?? '';
    const back = new URLSearchParams({ error, state, iss: fournisseur.issuer });
    const reply = await browser.revenir(String(back));
    expect([reply.status, reply.codes]).toEqual([status, [code]]);
    expect(reply.problem.message).toContain('ProConnect');
  });

  it('is refused with a level lower than was asked for', async () => {
    expect(await codesOf({ jeton: { acr: 'eidas0' } })).toEqual(['compte.fournisseur-niveau']);
    expect(await codesOf({ jeton: {} })).toEqual(['compte.fournisseur-niveau']);
    expect(await codesOf({ jeton: { acr: 'eidas2' } })).toEqual([]);
  });

  it('writes no code, no token and nobody’s name in the log', async () => {
    const info = { email: 'tres.personnelle@ville.example', given_name: 'Zélie-Anne', usual_name: 'Quentin' };
    const browser = aBrowser();
    const reponse = fournisseur.passer(await browser.aller(), passage({ info, signe: 'autre-cle' }));
    await browser.revenir(reponse);
    const log = portal.logLines().join('\n');
    const code = new URLSearchParams(reponse).get('code') ?? '';
    for (const secret of [info.email, 'Zélie', code]) expect(log).not.toContain(secret);
    expect(log).toContain('sign-in by a provider failed');
  });
});

const indisponible = [502, ['compte.fournisseur-indisponible']];

describe('a provider that is down', () => {
  // Each test builds a portal, because a portal remembers what it learned about the provider.
  const door = async () => {
    const own = await aPortal({ features, environment });
    return { own, browser: aNavigateur(own, { fournisseur }) };
  };
  const heal = () => {
    for (const etape of ['discovery', 'token', 'userinfo', 'jwks'] as const) fournisseur.casse(etape, null);
  };
  afterEach(heal);

  it.each(['refus', 'panne', 'charabia', 'lent'] as const)(
    'at the button (%s) leaves the password, says so, and is asked again',
    async (panne) => {
      const { own, browser } = await door();
      const { email } = await aCompte(own.db);
      fournisseur.casse('discovery', panne);
      const refused = await browser.call(beginExterne, { params, body: {} });
      expect([refused.status, refused.codes]).toEqual(indisponible);
      expect(refused.problem.message).toMatch(
        /^ProConnect ne répond pas\. Connectez-vous avec votre adresse/,
      );
      const body = { email, password: motDePasse };
      expect((await own.api(connexionEndpoints.login, { body })).status).toBe(200);
      heal();
      expect((await browser.passer(passage())).body).toMatchObject({ suite: 'premiere' });
    },
  );

  it.each(
    (['token', 'userinfo', 'jwks'] as const).flatMap((etape) =>
      (['refus', 'panne', 'charabia', 'lent'] as const).map((panne) => [etape, panne] as const),
    ),
  )('at the return (%s: %s) says so, and another try goes through', async (etape, panne) => {
    const { browser } = await door();
    const reponse = fournisseur.passer(await browser.aller(), passage());
    fournisseur.casse(etape, panne);
    const refused = await browser.revenir(reponse);
    expect([refused.status, refused.codes]).toEqual(indisponible);
    heal();
    expect((await browser.passer(passage())).body).toMatchObject({ suite: 'premiere' });
  });

  it('does not stop who is known already from leaving, nor who begins: what it said of itself serves', async () => {
    const { own, browser } = await door();
    const { passage: known } = await aTied(own.db, () => aNavigateur(own, { fournisseur }), { how: eidas1 });
    const { body } = await browser.passer(known);
    fournisseur.casse('discovery', 'panne');
    own.clock.advance(3601);
    expect((await browser.call(beginExterne, { params, body: {} })).status).toBe(200);
    const out = await browser.call(connexionEndpoints.logout, {
      as: (body as { token: string }).token,
      body: {},
    });
    expect(out.body.adresse).toContain('/session/end?');
  });

  it('after five failures makes nobody wait for half a minute, then is tried again', async () => {
    const { own, browser } = await door();
    fournisseur.casse('discovery', 'panne');
    for (let rank = 1; rank <= 5; rank++) await browser.call(beginExterne, { params, body: {} });
    const before = fournisseur.asked.length;
    const refused = await browser.call(beginExterne, { params, body: {} });
    expect([refused.status, refused.codes]).toEqual(indisponible);
    expect(fournisseur.asked.length).toBe(before);
    heal();
    own.clock.advance(31);
    expect((await browser.call(beginExterne, { params, body: {} })).status).toBe(200);
  });
});
