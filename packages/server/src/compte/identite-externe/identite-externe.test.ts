import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import { identiteExterneEndpoints } from '@asso/contract/compte/identite-externe.endpoints';
import { profilEndpoints } from '@asso/contract/compte/profil.endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { listMailbox } from '../../platform/mail/mail.sql.ts';
import { compteFeature } from '../feature.ts';
import { aCompte, findCompte, motDePasse, updateCompte } from '../test/test-comptes.sql.ts';
import { aFournisseur } from '../test/test-fournisseur.ts';
import { aNavigateur, aTied, firstTime, identite, jeanne } from '../test/test-navigateur.ts';

const fournisseur = await aFournisseur();
afterAll(() => fournisseur.stop());
const portal = await aPortal({
  features: [notificationFeature, { ...compteFeature, limits: {} }],
  environment: fournisseur.environment,
});
const { db, api, clock, runJobs } = portal;
const { linkExterne, mailLinkExterne, followLinkExterne, registerExterne } = connexionExterneEndpoints;
const { listIdentites, forgetIdentite } = identiteExterneEndpoints;
const { login } = connexionEndpoints;

const aBrowser = () => aNavigateur(portal, { fournisseur });

const tied = (changes?: Parameters<typeof aTied>[2]) => aTied(db, aBrowser, changes);

const tokenOf = async (email: string): Promise<string> => {
  await runJobs();
  const texts = (await listMailbox(db, email)).map(({ texte }) => texte);
  return texts.flatMap((texte) => /\/lier-identite\/([\w-]{43})\b/.exec(texte)?.[1] ?? [])[0] ?? '';
};
const subjectsTo = async (email: string) => {
  await runJobs();
  return (await listMailbox(db, email)).map(({ objet }) => objet);
};

describe('an address that has an account', () => {
  it('is never tied silently: by its password, and no other', async () => {
    const passage = jeanne();
    const { id, email } = await aCompte(db, { email: passage.info.email });
    const browser = aBrowser();
    const back = await browser.passer(passage);
    expect(back.body).toMatchObject({ suite: 'premiere', compteConnu: true });
    const { essai } = back.body as { essai: string };
    const wrong = await browser.call(linkExterne, { body: { essai, email, password: 'Faux-Mot-2-Passe!' } });
    expect([wrong.status, wrong.codes]).toEqual([401, ['compte.identifiants-incorrects']]);
    expect((await aBrowser().passer(passage)).body).toMatchObject({ suite: 'premiere' });
    const tied = await browser.call(linkExterne, { body: { essai, email, password: motDePasse } });
    expect(tied.body).toMatchObject({ suite: 'connecte', user: { _id: id } });
    expect(await subjectsTo(email)).toContain('ProConnect ouvre maintenant votre compte');
    expect((await aBrowser().passer(passage)).body).toMatchObject({ suite: 'connecte', user: { _id: id } });
  });

  it('cannot be registered a second time', async () => {
    const passage = jeanne();
    await aCompte(db, { email: passage.info.email });
    const browser = aBrowser();
    const essai = await firstTime(browser, passage);
    const { status, codes } = await browser.call(registerExterne, { body: { essai, ...identite } });
    expect([status, codes]).toEqual([422, ['compte.adresse-deja-liee']]);
  });

  it('is tied by the link mailed to it, once, in the browser that began', async () => {
    const passage = jeanne();
    const { id, email } = await aCompte(db, { email: passage.info.email });
    const browser = aBrowser();
    const essai = await firstTime(browser, passage);
    expect((await browser.call(mailLinkExterne, { body: { essai } })).status).toBe(200);
    const token = await tokenOf(email);
    const elsewhere = aBrowser();
    await elsewhere.aller();
    for (const [who, code] of [
      [elsewhere, 'compte.connexion-externe-perimee'],
      [aBrowser(), 'compte.connexion-externe-perimee'],
    ] as const) {
      expect((await who.call(followLinkExterne, { body: { token } })).codes).toEqual([code]);
    }
    const tied = await browser.call(followLinkExterne, { body: { token } });
    expect(tied.body).toMatchObject({ suite: 'connecte', user: { _id: id } });
    expect((await browser.call(followLinkExterne, { body: { token } })).codes).toEqual([
      'compte.lien-perime',
    ]);
  });

  it('is activated by the link when somebody invited it, as by the link of the invitation', async () => {
    const passage = jeanne();
    const { id, email } = await aCompte(db, {
      email: passage.info.email,
      enabled: false,
      mot_de_passe: null,
    });
    const browser = aBrowser();
    await browser.call(mailLinkExterne, { body: { essai: await firstTime(browser, passage) } });
    const tied = await browser.call(followLinkExterne, { body: { token: await tokenOf(email) } });
    expect(tied.body).toMatchObject({ user: { _id: id, enabled: true } });
  });

  it('is refused the link an hour later', async () => {
    const passage = jeanne();
    const { email } = await aCompte(db, { email: passage.info.email });
    const browser = aBrowser();
    await browser.call(mailLinkExterne, { body: { essai: await firstTime(browser, passage) } });
    const token = await tokenOf(email);
    clock.advance(3601);
    expect((await browser.call(followLinkExterne, { body: { token } })).codes).toEqual([
      'compte.lien-perime',
    ]);
  });

  it('keeps its code: neither the link nor two factors elsewhere stand for it while it is tied', async () => {
    const passage = { ...jeanne(), jeton: { acr: 'eidas2' } };
    const { email, codes } = await aCompte(db, { email: passage.info.email, roles: ['lca.admin'] });
    const browser = aBrowser();
    await browser.call(mailLinkExterne, { body: { essai: await firstTime(browser, passage) } });
    const token = await tokenOf(email);
    const follow = (code?: string) => browser.call(followLinkExterne, { body: { token, code } });
    expect((await follow()).codes).toEqual(['compte.code-requis']);
    expect((await follow('000000')).codes).toEqual(['compte.code-incorrect']);
    expect((await follow(codes[0])).status).toBe(200);
  });

  it('opens one account only: an identity tied to another is said', async () => {
    const { passage } = await tied();
    const other = await aCompte(db);
    const first = aBrowser();
    const fresh = jeanne();
    const essai = await firstTime(first, fresh);
    const second = aBrowser();
    const late = await firstTime(second, fresh);
    const body = { email: other.email, password: motDePasse };
    expect((await first.call(linkExterne, { body: { ...body, essai } })).status).toBe(200);
    const third = await aCompte(db);
    const refused = await second.call(linkExterne, {
      body: { essai: late, email: third.email, password: motDePasse },
    });
    expect([refused.status, refused.codes]).toEqual([409, ['compte.identite-deja-liee']]);
    expect((await aBrowser().passer(passage)).body).toMatchObject({ suite: 'connecte' });
  });
});

describe('the identities of an account', () => {
  it('are read and taken away by their owner alone', async () => {
    const { id, email, passage } = await tied();
    const signedIn = await api(login, { body: { email, password: motDePasse } });
    const as = signedIn.body.token;
    const { body } = await api(listIdentites, { as });
    expect(body.items).toMatchObject([{ fournisseur: 'proconnect', depuis: clock.now().toISOString() }]);
    const params = { id: body.items[0]?.id ?? '' };
    const other = await aCompte(db);
    const stranger = (await api(login, { body: { email: other.email, password: motDePasse } })).body.token;
    expect((await api(listIdentites, { as: stranger })).body.items).toEqual([]);
    expect((await api(forgetIdentite, { as: stranger, params })).status).toBe(404);
    expect((await api(forgetIdentite, { params })).status).toBe(401);
    expect((await api(forgetIdentite, { as, params: { id: 'x' } })).status).toBe(404);
    expect((await api(forgetIdentite, { as, params })).body).toEqual({ retire: true });
    expect((await aBrowser().passer(passage)).body).toMatchObject({ suite: 'premiere', compteConnu: true });
    expect(await findCompte(db, id)).toBeDefined();
  });

  it('are not taken away from who has no other way in, nor does a password that is none prove anything', async () => {
    const browser = aBrowser();
    const passage = jeanne();
    const essai = await firstTime(browser, passage);
    const { body } = await browser.call(registerExterne, { body: { essai, ...identite } });
    const as = body.token;
    const [one] = (await api(listIdentites, { as })).body.items;
    const refused = await api(forgetIdentite, { as, params: { id: one?.id ?? '' } });
    expect([refused.status, refused.codes]).toEqual([422, ['compte.dernier-acces']]);
    const deleted = await api(profilEndpoints.deleteUser, {
      as,
      params: { id: 'moi' },
      body: { password: motDePasse },
    });
    expect(deleted.codes).toEqual(['compte.sans-mot-de-passe']);
    await updateCompte(db, body.user._id, { mot_de_passe: 'x' });
    expect((await api(forgetIdentite, { as, params: { id: one?.id ?? '' } })).status).toBe(200);
  });
});
