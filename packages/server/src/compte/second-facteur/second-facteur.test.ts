import { appareilEndpoints } from '@asso/contract/compte/appareil.endpoints';
import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { secondFacteurEndpoints } from '@asso/contract/compte/second-facteur.endpoints';
import { userEndpoints } from '@asso/contract/compte/user.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { coffre } from '../coffre.ts';
import { compteFeature } from '../feature.ts';
import { aCompte, failTwentyTimes, keptCodes, motDePasse, updateCompte } from '../test/test-comptes.sql.ts';
import { findSecondFacteur } from './second-facteur.sql.ts';
import { codeAt, findTotpStep } from './totp.ts';

const { login } = connexionEndpoints;
const { currentUser } = userEndpoints;
const { readSecondFacteur, beginSecondFacteur, confirmSecondFacteur } = secondFacteurEndpoints;
const { renewCodesSecours, removeSecondFacteur, removeSecondFacteurOf } = secondFacteurEndpoints;
const { listAppareils, forgetAppareil } = appareilEndpoints;

const features = [notificationFeature, compteFeature];
const portal = await aPortal({ features, environment: { TRUST_PROXY: '1' } });
const { db, api, clock, config } = portal;
const password = motDePasse;
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Each test has an IP address of its own, because an address may not sign in more than sixty times a minute. */
let address = 0;
const from = () => ({ 'x-forwarded-for': `192.0.2.${address}` });
beforeEach(() => {
  address++;
  clock.advance(1000);
});

const step = () => clock.advance(30);

async function opened(changes: Parameters<typeof aCompte>[1] = {}) {
  const compte = await aCompte(db, changes);
  const { body } = await signIn(compte.email);
  return { ...compte, token: body.token };
}

/** Makes a person who added a second factor, with a session open. */
async function guarded(changes: Parameters<typeof aCompte>[1] = {}) {
  const compte = await opened({ roles: ['rds.service'], ...changes });
  const { body } = await api(beginSecondFacteur, { as: compte.token, body: { password } });
  const code = codeAt(body.secret, clock.now());
  const confirmed = await api(confirmSecondFacteur, { as: compte.token, body: { code } });
  step();
  return { ...compte, secret: body.secret, codes: confirmed.body.codes };
}

const signIn = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  api(login, { body: { email, password, ...more }, headers: { ...from(), ...headers } });

describe('adding a code', () => {
  it('is closed to who does not give the password again', async () => {
    const { token } = await opened();
    const wrong = await api(beginSecondFacteur, { as: token, body: { password: 'autre-chose' } });
    expect(wrong.status).toBe(422);
    expect(wrong.problem).toMatchObject({ code: 'compte.mot-de-passe-faux', field: 'password' });
  });

  it('changes nothing before a first code of the key comes back', async () => {
    const { token, email } = await opened();
    const { body } = await api(beginSecondFacteur, { as: token, body: { password } });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toMatch(
      /^otpauth:\/\/totp\/Portail%20Asso:.+secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    );
    const far = codeAt(body.secret, new Date(clock.now().getTime() + 61_000));
    for (const code of [far, '', 'abc']) {
      const refused = await api(confirmSecondFacteur, { as: token, body: { code } });
      expect(refused.codes).toEqual(['compte.code-faux']);
    }
    expect((await signIn(email)).status).toBe(200);
  });

  it('gives ten recovery codes once, tells the person, and ends their other sessions', async () => {
    const compte = await opened({ roles: ['rds.user'] });
    const other = await signIn(compte.email);
    const { body } = await api(beginSecondFacteur, { as: compte.token, body: { password } });
    const code = codeAt(body.secret, clock.now());
    const confirmed = await api(confirmSecondFacteur, { as: compte.token, body: { code } });
    expect(new Set(confirmed.body.codes).size).toBe(10);
    for (const one of confirmed.body.codes) expect(one).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    expect((await api(readSecondFacteur, { as: compte.token })).body).toMatchObject({
      actif: true,
      exige: false,
      codesRestants: 10,
    });
    expect((await api(currentUser, { as: other.body.token, params: { id: 'moi' } })).status).toBe(401);
    expect((await api(confirmSecondFacteur, { as: compte.token, body: { code } })).codes).toEqual([
      'compte.second-facteur-non-commence',
    ]);
    await portal.runJobs();
    const mails = await api(mailboxEndpoints.listMails, { query: { to: compte.email } });
    expect(mails.body.map(({ subject }) => subject)).toEqual(['Votre compte est protégé par un code']);
  });

  it('keeps the key encrypted for its owner, and recovery codes as hashes', async () => {
    const { id, secret, codes } = await guarded();
    const kept = (await findSecondFacteur(db, id))?.secret ?? Buffer.alloc(0);
    expect(kept.toString('latin1')).not.toContain(secret);
    expect(coffre(config).open(kept, id)).toBe(secret);
    expect(coffre(config).open(kept, 'quelqu’un d’autre')).toBeNull();
    expect(coffre({ tokenKey: 'x'.repeat(48) }).open(kept, id)).toBeNull();
    expect(coffre(config).open(Buffer.from('abimé'), id)).toBeNull();
    const hashes = await keptCodes(db, id);
    expect(hashes).toHaveLength(10);
    for (const hash of hashes) expect(hash).toHaveLength(32);
    expect(JSON.stringify(hashes)).not.toContain(codes[0]);
  });

  it('asks for a code of the application in use to change it, which goes on until the new one is proved', async () => {
    const { token, email, secret } = await guarded();
    const without = await api(beginSecondFacteur, { as: token, body: { password } });
    expect(without.codes).toEqual(['compte.code-faux']);
    const code = codeAt(secret, clock.now());
    const begun = await api(beginSecondFacteur, { as: token, body: { password, code } });
    step();
    expect((await signIn(email, { code: codeAt(secret, clock.now()) })).status).toBe(200);
    step();
    const next = codeAt(begun.body.secret, clock.now());
    expect((await api(confirmSecondFacteur, { as: token, body: { code: next } })).status).toBe(200);
    step();
    expect((await signIn(email, { code: codeAt(secret, clock.now()) })).codes).toEqual([
      'compte.code-incorrect',
    ]);
    expect((await signIn(email, { code: codeAt(begun.body.secret, clock.now()) })).status).toBe(200);
  });
});

describe('an administrator without a code', () => {
  it('may add it, and do nothing else [R6.3]', async () => {
    const { id, token } = await opened();
    await updateCompte(db, id, { roles: ['lca.admin', 'lca.association'] });
    const user = await api(currentUser, { as: token, params: { id: 'moi' } });
    expect(user.body.mustAddSecondFactor).toBe(true);
    for (const refused of [
      await api(listAppareils, { as: token }),
      await api(notificationEndpoints.readUserNotifications, { as: token }),
      await api(removeSecondFacteurOf, { as: token, params: { id } }),
      await api(listAppareils, { as: token, role: 'lca.admin' }),
    ]) {
      expect(refused.status).toBe(403);
      expect(refused.codes).toEqual(['compte.second-facteur-a-ajouter']);
    }
    const { body } = await api(beginSecondFacteur, { as: token, role: 'lca.admin', body: { password } });
    const code = codeAt(body.secret, clock.now());
    await api(confirmSecondFacteur, { as: token, role: 'lca.admin', body: { code } });
    expect((await api(currentUser, { as: token, params: { id: 'moi' } })).body.mustAddSecondFactor).toBe(
      false,
    );
    expect((await api(listAppareils, { as: token, role: 'lca.admin' })).status).toBe(200);
  });

  it('keeps it: it is changed, not removed', async () => {
    const { token, id, secret } = await guarded({ roles: ['rds.user'] });
    await updateCompte(db, id, { roles: ['rds.admin'] });
    const body = { password, code: codeAt(secret, clock.now()) };
    expect((await api(removeSecondFacteur, { as: token, body })).codes).toEqual([
      'compte.second-facteur-exige',
    ]);
  });
});

describe('sign-in with a code', () => {
  it('asks for it after the right password only, in the words of a wrong password before', async () => {
    const { email } = await guarded();
    const unknown = await signIn(email, { password: 'x', code: '123456' });
    expect(unknown.codes).toEqual(['compte.identifiants-incorrects']);
    const asked = await signIn(email);
    expect(asked.status).toBe(401);
    expect(asked.problem).toMatchObject({ code: 'compte.code-requis', field: 'code' });
    expect(asked.headers['set-cookie']).toBeUndefined();
  });

  it('takes the code of this half minute, of the one before and of the one after', async () => {
    const { email, secret } = await guarded();
    const at = (seconds: number) => codeAt(secret, new Date(clock.now().getTime() + seconds * 1000));
    step();
    step();
    expect((await signIn(email, { code: at(-60) })).codes).toEqual(['compte.code-incorrect']);
    expect((await signIn(email, { code: at(60) })).codes).toEqual(['compte.code-incorrect']);
    expect((await signIn(email, { code: at(-30) })).status).toBe(200);
    expect((await signIn(email, { code: at(0) })).status).toBe(200);
    expect((await signIn(email, { code: at(30) })).status).toBe(200);
  });

  it('takes a code once, and none older than the last that served', async () => {
    const { email, secret } = await guarded();
    step();
    const before = codeAt(secret, new Date(clock.now().getTime() - 30_000));
    const code = codeAt(secret, clock.now());
    expect((await signIn(email, { code })).status).toBe(200);
    const again = await signIn(email, { code });
    expect(again.status).toBe(422);
    expect(again.codes).toEqual(['compte.code-deja-utilise']);
    expect((await signIn(email, { code: before })).codes).toEqual(['compte.code-deja-utilise']);
  });

  it('lets one in of ten who give the same code at once', async () => {
    const { email, secret } = await guarded();
    const code = codeAt(secret, clock.now());
    const answers = await Promise.all(Array.from({ length: 3 }, () => signIn(email, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('counts wrong codes like wrong passwords, which the right password alone does not erase', async () => {
    const { email, secret } = await guarded();
    for (let failure = 1; failure <= 4; failure++) {
      expect((await signIn(email)).codes).toEqual(['compte.code-requis']);
      expect((await signIn(email, { code: '000000' })).codes).toEqual(['compte.code-incorrect']);
    }
    const code = codeAt(secret, clock.now());
    expect((await signIn(email, { code })).codes).toEqual(['compte.trop-d-essais']);
    clock.advance(2);
    expect((await signIn(email, { code: codeAt(secret, clock.now()) })).status).toBe(200);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { email, token, codes } = await guarded();
    const [first = '', second = ''] = codes;
    expect((await signIn(email, { code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
    expect((await signIn(email, { code: first })).codes).toEqual(['compte.code-incorrect']);
    expect((await signIn(email, { code: second })).status).toBe(200);
    expect((await api(readSecondFacteur, { as: token })).body.codesRestants).toBe(8);
  });

  it('keeps no recovery code of another, nor those that were replaced', async () => {
    const { email, token, codes, secret } = await guarded();
    const other = await guarded();
    expect((await signIn(email, { code: other.codes[0] })).codes).toEqual(['compte.code-incorrect']);
    const renewed = await api(renewCodesSecours, {
      as: token,
      body: { password, code: codeAt(secret, clock.now()) },
    });
    expect(renewed.body.codes).toHaveLength(10);
    expect((await signIn(email, { code: codes[0] })).codes).toEqual(['compte.code-incorrect']);
    expect((await signIn(email, { code: renewed.body.codes[0] })).status).toBe(200);
  });
});

describe('a code taken away', () => {
  it('by its owner needs the password and a code', async () => {
    const { token, email, secret } = await guarded();
    expect((await api(removeSecondFacteur, { as: token, body: { password } })).codes).toEqual([
      'compte.code-faux',
    ]);
    const body = { password, code: codeAt(secret, clock.now()) };
    expect((await api(removeSecondFacteur, { as: token, body })).body.actif).toBe(false);
    expect((await signIn(email)).status).toBe(200);
    expect((await api(removeSecondFacteur, { as: token, body })).codes).toEqual([
      'compte.second-facteur-absent',
    ]);
    expect((await api(renewCodesSecours, { as: token, body })).codes).toEqual([
      'compte.second-facteur-absent',
    ]);
  });

  it('by an administrator, from who lost everything, by id or by address, and not from oneself', async () => {
    const admin = await aCompte(db, { roles: ['lca.admin'] });
    const { body } = await signIn(admin.email, { code: admin.codes[0] });
    const remove = (id: string, as: string) => api(removeSecondFacteurOf, { as, params: { id } });
    const [one, two] = [await guarded(), await guarded()];
    expect((await remove(one.id, two.token)).status).toBe(403);
    expect((await remove(one.id, body.token)).status).toBe(200);
    expect((await remove(two.email.toUpperCase(), body.token)).status).toBe(200);
    for (const { email } of [one, two]) expect((await signIn(email)).status).toBe(200);
    expect((await remove(one.id, body.token)).codes).toEqual(['compte.second-facteur-absent']);
    expect((await remove(admin.id, body.token)).codes).toEqual(['compte.inconnu']);
    expect((await remove('personne@exemple.fr', body.token)).codes).toEqual(['compte.inconnu']);
    await portal.runJobs();
    const mails = await api(mailboxEndpoints.listMails, { query: { to: one.email } });
    expect(mails.body[0]?.subject).toBe('Votre compte n’est plus protégé par un code');
  });
});

describe('a trusted browser', () => {
  /** Signs in as a trusted browser, and gives the cookie that the portal sets. */
  async function trusted(email: string, secret: string) {
    const { headers, status } = await signIn(email, { code: codeAt(secret, clock.now()), confiance: true });
    expect(status).toBe(200);
    const cookies = [headers['set-cookie'] ?? []].flat().map(String);
    const cookie = cookies.find((one) => one.startsWith('appareil=')) ?? '';
    expect(cookie).toMatch(/^appareil=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
    return { cookie: cookie.split(';')[0] ?? '', ...sameOrigin };
  }

  it('gives no code for thirty days, from a page of the portal only', async () => {
    const { email, secret } = await guarded();
    const headers = await trusted(email, secret);
    expect((await signIn(email, {}, headers)).status).toBe(200);
    const elsewhere = { ...headers, 'sec-fetch-site': 'cross-site' };
    expect((await signIn(email, {}, elsewhere)).codes).toEqual(['compte.code-requis']);
    clock.advance(30 * 24 * 3600 - 1);
    expect((await signIn(email, {}, headers)).status).toBe(200);
    clock.advance(1);
    expect((await signIn(email, {}, headers)).codes).toEqual(['compte.code-requis']);
  });

  it('serves its own account only, and still needs the password', async () => {
    const { email, secret } = await guarded();
    const other = await guarded();
    const headers = await trusted(email, secret);
    expect((await signIn(other.email, {}, headers)).codes).toEqual(['compte.code-requis']);
    const wrong = await signIn(email, { password: 'x' }, headers);
    expect(wrong.codes).toEqual(['compte.identifiants-incorrects']);
  });

  it('of somebody who registered with the address of an account opens nothing of that account', async () => {
    const { email } = await guarded();
    const own = 'Tasse-Verte-42';
    const names = { civilite: 'MME', prenom: 'Zoé', nom: 'Le Goff' };
    const body = { ...names, email, password: own, confirm: own };
    await api(inscriptionEndpoints.register, { body, headers: from() });
    const entered = await signIn(email, { password: own, confiance: true });
    const cookie = [entered.headers['set-cookie'] ?? []].flat().map(String);
    const appareil = cookie.find((one) => one.startsWith('appareil='))?.split(';')[0] ?? '';
    const headers = { cookie: appareil, ...sameOrigin };
    expect(appareil).toMatch(/^appareil=./);
    expect((await signIn(email, {}, headers)).codes).toEqual(['compte.code-requis']);
    await failTwentyTimes(db, email, clock.now());
    await signIn(email, { password: 'x' }, headers);
    expect((await signIn(email, {}, headers)).codes).toEqual(['compte.trop-d-essais-partout']);
  });

  it('is listed to its owner, who takes the trust back', async () => {
    const { email, secret, token } = await guarded();
    const other = await guarded();
    const headers = await trusted(email, secret);
    const { items } = (await api(listAppareils, { as: token, headers })).body;
    expect(items).toMatchObject([{ present: true }]);
    const id = items[0]?.id ?? '';
    expect((await api(listAppareils, { as: other.token })).body.items).toEqual([]);
    expect((await api(forgetAppareil, { as: other.token, params: { id } })).status).toBe(404);
    expect((await api(forgetAppareil, { as: token, params: { id: 'x' } })).status).toBe(404);
    expect((await api(forgetAppareil, { as: token, params: { id } })).status).toBe(200);
    expect((await signIn(email, {}, headers)).codes).toEqual(['compte.code-requis']);
  });

  it('is forgotten with the key that it was trusted with', async () => {
    const { email, secret, token } = await guarded();
    const headers = await trusted(email, secret);
    step();
    const code = codeAt(secret, clock.now());
    const { body } = await api(beginSecondFacteur, { as: token, body: { password, code } });
    step();
    await api(confirmSecondFacteur, { as: token, body: { code: codeAt(body.secret, clock.now()) } });
    expect((await signIn(email, {}, headers)).codes).toEqual(['compte.code-requis']);
  });
});

describe('a time-based code', () => {
  it('is that of RFC 6238 for its test key', () => {
    // The secret « 12345678901234567890 », for which the RFC gives the last six digits at these times.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const at = (seconds: number) => new Date(seconds * 1000);
    expect([59, 1_111_111_109, 20_000_000_000].map((seconds) => codeAt(secret, at(seconds)))).toEqual([
      '287082',
      '081804',
      '353130',
    ]);
    expect(findTotpStep(secret, '287082', at(59))).toBe(1);
    expect(findTotpStep(secret, '287082', at(89))).toBe(1);
    expect(findTotpStep(secret, '287082', at(90))).toBeNull();
  });
});
