import { randomUUID } from 'node:crypto';
import { administrationEndpoints } from '@asso/contract/compte/administration.endpoints';
import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import { userEndpoints } from '@asso/contract/compte/user.endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { listMailbox } from '../../platform/mail/mail.sql.ts';
import { compteFeature } from '../feature.ts';
import {
  aCompte,
  aService,
  findCompte,
  lockService,
  motDePasse,
  protect,
  updateCompte,
} from '../test/test-comptes.sql.ts';
import { aFournisseur } from '../test/test-fournisseur.ts';
import { aNavigateur, aTied, firstTime, identite, jeanne } from '../test/test-navigateur.ts';

const fournisseur = await aFournisseur();
const france = await aFournisseur('FRANCECONNECT');
afterAll(async () => {
  await fournisseur.stop();
  await france.stop();
});
const portal = await aPortal({
  features: [notificationFeature, { ...compteFeature, limits: {} }],
  environment: { ...fournisseur.environment, ...france.environment },
});
const { db, api, runJobs } = portal;
const { giveCodeExterne, registerExterne } = connexionExterneEndpoints;
const { login, logout } = connexionEndpoints;
const { currentUser } = userEndpoints;

const aBrowser = () => aNavigateur(portal, { fournisseur });
const aFrenchBrowser = () => aNavigateur(portal, { fournisseur: france, id: 'franceconnect' });
const tied = (changes?: Parameters<typeof aTied>[2]) => aTied(db, aBrowser, changes);
const me = (token: string) => api(currentUser, { as: token, params: { id: 'moi' } });

const subjectsTo = async (email: string) => {
  await runJobs();
  return (await listMailbox(db, email)).map(({ objet }) => objet);
};

describe('a first time', () => {
  it('makes an active account with the address that the provider vouches for', async () => {
    const browser = aBrowser();
    const passage = jeanne();
    const { email } = passage.info;
    const back = await browser.passer(passage, '/user/profil');
    expect(back.body).toMatchObject({
      suite: 'premiere',
      courriel: email,
      compteConnu: false,
      civilite: null,
      prenom: 'Jeanne',
      nom: 'Roux',
    });
    const essai = (back.body as { essai: string }).essai;
    const made = await browser.call(registerExterne, { body: { essai, ...identite } });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      suite: 'connecte',
      redirect: '/user/profil',
      user: { email, civilite: 'MME', enabled: true, roles: ['lca.association'], role: 'lca.association' },
    });
    expect((await me(made.body.token)).body.email).toBe(email);
    expect(await findCompte(db, made.body.user._id)).toMatchObject({ mot_de_passe: null, enabled: true });
    expect(await subjectsTo(email)).toEqual(
      expect.arrayContaining(['Votre compte est activé', 'ProConnect ouvre maintenant votre compte']),
    );
    const again = await aBrowser().passer(passage);
    expect(again.body).toMatchObject({ suite: 'connecte', user: { _id: made.body.user._id } });
  });

  it('asks of the person what a registration asks', async () => {
    const browser = aBrowser();
    const essai = await firstTime(browser, jeanne());
    const refused = await browser.call(registerExterne, {
      body: { essai, civilite: null, prenom: '', nom: 'R2' },
    });
    expect(refused.status).toBe(400);
    expect(refused.problem.problems.map(({ field }) => field)).toEqual(['civilite', 'prenom', 'nom']);
    expect((await browser.call(registerExterne, { body: { essai, ...identite } })).status).toBe(201);
  });

  it('makes one account of two presses at once', async () => {
    const browser = aBrowser();
    const essai = await firstTime(browser, jeanne());
    const made = await Promise.all(
      [1, 2].map(() => browser.call(registerExterne, { body: { essai, ...identite } })),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('makes no account without an address', async () => {
    const { status, problem } = await aBrowser().passer({
      sub: randomUUID(),
      info: { given_name: 'Jeanne' },
    });
    expect(status).toBe(422);
    expect(problem.message).toMatch(/^ProConnect n’a pas donné votre adresse électronique/);
  });

  it('has an address that nobody vouches for proved by a link, as a registration', async () => {
    const browser = aFrenchBrowser();
    const email = `${randomUUID()}@exemple.fr`;
    const info = { email, given_name: 'Ali', family_name: 'Ben Salem', gender: 'male' };
    const passage = { sub: randomUUID(), info, jeton: { acr: 'eidas1' } };
    const back = await browser.passer(passage);
    expect(back.body).toMatchObject({ compteConnu: false, civilite: 'M', nom: 'Ben Salem' });
    const { essai } = back.body as { essai: string };
    const made = await browser.call(registerExterne, { body: { essai, ...identite } });
    expect(made.body.user.enabled).toBe(false);
    expect(await subjectsTo(email)).toContain('Activez votre compte');
    const again = await aFrenchBrowser().passer(passage);
    expect(again.body).toMatchObject({ suite: 'connecte', user: { enabled: false } });
  });

  it('does not tell that an address nobody vouches for has an account; its owner alone is written to', async () => {
    const { email } = await aCompte(db, { email: `${randomUUID()}@exemple.fr` });
    const browser = aFrenchBrowser();
    const back = await browser.passer({ sub: randomUUID(), info: { email }, jeton: { acr: 'eidas1' } });
    expect(back.body).toMatchObject({ suite: 'premiere', compteConnu: false });
    const { essai } = back.body as { essai: string };
    const made = await browser.call(registerExterne, { body: { essai, ...identite } });
    expect([made.status, made.body.user.enabled]).toEqual([201, false]);
    expect(await subjectsTo(email)).toContain('Vous avez déjà un compte');
  });
});

describe('an account that is tied', () => {
  it.each([
    [{ desactive_at: new Date('2026-02-01') }, 'compte.desactive'],
    [{ locked: true }, 'compte.verrouille'],
  ])('is refused as by its password: %j', async (changes, code) => {
    const { id, email, passage } = await tied();
    expect((await aBrowser().passer(passage)).status).toBe(200);
    await updateCompte(db, id, changes);
    const external = await aBrowser().passer(passage);
    const byPassword = await api(login, { body: { email, password: motDePasse } });
    expect([external.status, external.codes]).toEqual([byPassword.status, byPassword.codes]);
    expect(external.codes).toEqual([code]);
  });

  it('is refused when its only service is locked [R4.100]', async () => {
    const { id, passage } = await tied({ roles: ['rds.service'] });
    const service = await aService(db, { membres: [id] });
    expect((await aBrowser().passer(passage)).status).toBe(200);
    await lockService(db, service.id);
    expect((await aBrowser().passer(passage)).codes).toEqual(['compte.service-verrouille']);
  });

  it('is asked its code, which serves once, unless the provider has asked two factors', async () => {
    const { id, passage, codes } = await tied({ roles: ['lca.admin'] });
    const browser = aBrowser();
    const back = await browser.passer(passage, '/administration/lca');
    expect(back.body).toMatchObject({ suite: 'code' });
    expect(back.headers['set-cookie']).toBeUndefined();
    const { essai } = back.body as { essai: string };
    const give = (code: string, who = browser) =>
      who.call(giveCodeExterne, { body: { essai, code, confiance: true } });
    expect((await give('000000')).codes).toEqual(['compte.code-incorrect']);
    expect((await give(codes[1] ?? '', aBrowser())).codes).toEqual(['compte.connexion-externe-perimee']);
    const opened = await give(codes[1] ?? '');
    expect(opened.body).toMatchObject({
      suite: 'connecte',
      redirect: '/administration/lca',
      user: { _id: id },
    });
    expect((await give(codes[2] ?? '')).codes).toEqual(['compte.connexion-externe-perimee']);
    const trusted = await browser.passer(passage);
    expect(trusted.body).toMatchObject({ suite: 'connecte' });
    const strong = await aBrowser().passer({ ...passage, jeton: { acr: 'eidas2' } });
    expect(strong.body).toMatchObject({ suite: 'connecte', user: { mustAddSecondFactor: false } });
  });

  it('makes who tries codes wait as beside a password', async () => {
    const { passage } = await tied({ roles: ['lca.admin'] });
    const browser = aBrowser();
    const { body } = await browser.passer(passage);
    const { essai } = body as { essai: string };
    const codes = [];
    for (let rank = 1; rank <= 5; rank++) {
      codes.push((await browser.call(giveCodeExterne, { body: { essai, code: '000000' } })).codes[0]);
    }
    expect(codes).toEqual([...Array(4).fill('compte.code-incorrect'), 'compte.trop-d-essais']);
  });

  it('exacts a code of its own from an administrator, even after two factors elsewhere', async () => {
    const { id, passage } = await tied();
    await updateCompte(db, id, { roles: ['lca.admin'] });
    const opened = await aBrowser().passer({ ...passage, jeton: { acr: 'eidas2' } });
    const { token } = opened.body as { token: string };
    expect(opened.body).toMatchObject({ user: { mustAddSecondFactor: true } });
    const refused = await api(administrationEndpoints.listUsers, { as: token });
    expect(refused.codes).toEqual(['compte.second-facteur-a-ajouter']);
    await protect(db, id);
    expect((await api(administrationEndpoints.listUsers, { as: token })).status).toBe(200);
  });
});

describe('signing out', () => {
  it('goes through the provider that opened the session, with what it signed, and comes back to the portal', async () => {
    const { passage } = await tied();
    const browser = aBrowser();
    const { body } = await browser.passer(passage);
    const out = await browser.call(logout, { as: (body as { token: string }).token, body: {} });
    const address = new URL(out.body.adresse ?? '');
    expect(`${address.origin}${address.pathname}`).toBe(`${fournisseur.issuer}/session/end`);
    const hint = address.searchParams.get('id_token_hint') ?? '';
    const claims = JSON.parse(Buffer.from(hint.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ iss: fournisseur.issuer, sub: passage.sub });
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/client/login');
    expect(address.searchParams.get('state')?.length).toBeGreaterThanOrEqual(32);
    expect((await me((body as { token: string }).token)).status).toBe(401);
  });

  it('goes nowhere else for a session that a password opened', async () => {
    const { email } = await tied();
    const { body } = await api(login, { body: { email, password: motDePasse } });
    const out = await api(logout, { as: body.token, body: {} });
    expect(out.body).toEqual({ deconnecte: true, adresse: null });
  });
});
