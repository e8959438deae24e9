import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import { sessionEndpoints } from '@asso/contract/compte/session.endpoints';
import { userEndpoints } from '@asso/contract/compte/user.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { describe, expect, it } from 'vitest';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { listMailbox } from '../../platform/mail/mail.sql.ts';
import { compteFeature } from '../feature.ts';
import { aCompte, motDePasse, storedMotDePasse, updateCompte } from '../test/test-comptes.sql.ts';
import { passwordHasher } from './password-hasher.ts';
import { resetMotDePasse } from './reset-mot-de-passe.ts';

const {
  forgotPassword,
  forgotPasswordByPath,
  resetPassword,
  resetPasswordByPath,
  checkResetLink,
  changePassword,
} = motDePasseEndpoints;
const { login } = connexionEndpoints;
const { currentUser } = userEndpoints;
const { refreshToken } = sessionEndpoints;
// Rate limits are off here, as all these calls come from one address; the limits have a test of their own.
const portal = await aPortal({ features: [notificationFeature, { ...compteFeature, limits: {} }] });
const { db, api, clock, runJobs } = portal;

const chosen = 'Tasse-Verte-42';
const signIn = (email: string, password = motDePasse) => api(login, { body: { email, password } });
const me = (token: string) => api(currentUser, { as: token, params: { id: 'moi' } });

async function mailsTo(email: string) {
  await runJobs();
  return listMailbox(db, email);
}

async function linkFor(email: string): Promise<string> {
  expect((await api(forgotPassword, { body: { email } })).status).toBe(200);
  const [mail] = await mailsTo(email);
  return /mot-de-passe-oublie\/([\w-]{43})\b/.exec(mail?.texte ?? '')?.[1] ?? '';
}

const reset = (token: string, password = chosen, confirm = password) =>
  api(resetPassword, { body: { token, password, confirm } });

describe('a forgotten password', () => {
  it('is answered the same for any address, by body as by path, and only the owner gets a link', async () => {
    const { email } = await aCompte(db);
    const unknown = 'personne@exemple.fr';
    for (const address of [email, unknown]) {
      const byBody = await api(forgotPassword, { body: { email: address, origin: 'lca' } });
      const byPath = await api(forgotPasswordByPath, {
        params: { email: address },
        query: { origin: 'lca' },
      });
      const expected = { demande: true, at: clock.now().toISOString() };
      expect([byBody.status, byBody.body, byPath.status, byPath.body]).toEqual([
        200,
        expected,
        200,
        expected,
      ]);
    }
    expect((await mailsTo(email)).map(({ objet }) => objet)).toEqual([
      'Choisissez un nouveau mot de passe',
      'Choisissez un nouveau mot de passe',
    ]);
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('refuses what is no address, whoever asks', async () => {
    const { status, codes } = await api(forgotPassword, { body: { email: 'jeanne' } });
    expect([status, codes]).toEqual([400, ['identifiant.courriel']]);
  });

  it.each([
    [{ desactive_at: new Date('2026-01-01') }, 'Votre compte est désactivé', 'a été désactivé. veuiller'],
    [{ locked: true }, 'Votre compte est verrouillé', 'Ce compte est verrouillé.'],
  ])('tells its owner that the account is closed when %j, without a link', async (changes, objet, words) => {
    const { email } = await aCompte(db, changes);
    expect(await linkFor(email)).toBe('');
    const [mail] = await mailsTo(email);
    expect(mail?.objet).toBe(objet);
    expect(mail?.texte).toContain(words);
  });
});

describe('a new password by a link', () => {
  it('is theirs, once: the old one no longer opens, nor does the link', async () => {
    const { email } = await aCompte(db);
    const token = await linkFor(email);
    const checked = await api(checkResetLink, { body: { token } });
    expect(checked.body.courriel).toBe(`${email.slice(0, 3)}***@exe***.fr`);
    expect((await reset(token)).body).toEqual({ modifie: true });
    expect([(await signIn(email)).status, (await signIn(email, chosen)).status]).toEqual([401, 200]);
    const again = await reset(token, 'Autre-Tasse-43');
    expect([again.status, again.problem.message]).toEqual([
      422,
      'Ce lien n’est plus valable : il a déjà servi ou il est trop ancien.',
    ]);
    expect((await api(checkResetLink, { body: { token } })).codes).toEqual(['compte.lien-perime']);
    expect((await mailsTo(email))[0]?.objet).toBe('Votre mot de passe a changé');
  });

  it('can be sent in the address too', async () => {
    const { email } = await aCompte(db);
    const params = { token: await linkFor(email) };
    const body = { password: chosen, confirm: chosen };
    expect((await api(resetPasswordByPath, { params, body })).status).toBe(200);
    expect((await signIn(email, chosen)).status).toBe(200);
  });

  it('is chosen by one only of several who use the link at once', async () => {
    const { email } = await aCompte(db);
    const token = await linkFor(email);
    const tries = [1, 2, 3].map((n) => reset(token, `Tasse-Verte-4${n}`));
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('ends every session by itself, and closes the other links', async () => {
    const { email } = await aCompte(db);
    const { body: here } = await signIn(email);
    const { body: there } = await signIn(email);
    const [first, second] = [await linkFor(email), await linkFor(email)];
    expect((await me(here.token)).status).toBe(200);
    await reset(second);
    for (const { token, refreshToken: refresh } of [here, there]) {
      await expect.poll(async () => (await me(token)).status, { interval: 50 }).toBe(401);
      expect((await api(refreshToken, { body: { refreshToken: refresh } })).status).toBe(401);
    }
    expect((await reset(first)).codes).toEqual(['compte.lien-perime']);
  });

  it('lives an hour', async () => {
    const { email } = await aCompte(db);
    const token = await linkFor(email);
    clock.advance(3600 - 1);
    expect((await api(checkResetLink, { body: { token } })).status).toBe(200);
    clock.advance(1);
    expect((await reset(token)).codes).toEqual(['compte.lien-perime']);
    expect((await signIn(email)).status).toBe(200);
  });

  it.each([
    ['Tasse-42', chosen, ['kernel.trop-court', 'compte.confirmation-differente']],
    ['Motdepasse1!', 'Motdepasse1!', ['identifiant.mot-de-passe-courant']],
    ['Vive-la-Jeanne-42', 'Vive-la-Jeanne-42', ['identifiant.mot-de-passe-contextuel']],
    ['', '', ['kernel.obligatoire']],
  ])('refuses « %s » and keeps the link for another try [R9.30]', async (password, confirm, expected) => {
    const { email } = await aCompte(db);
    const token = await linkFor(email);
    expect((await reset(token, password, confirm)).codes).toEqual(expected);
    expect((await reset(token)).status).toBe(200);
  });

  it('is refused to an account closed since, which keeps its password', async () => {
    const { email, id } = await aCompte(db);
    const token = await linkFor(email);
    await updateCompte(db, id, { desactive_at: clock.now() });
    const before = await storedMotDePasse(db, id);
    const { status, codes } = await reset(token);
    expect([status, codes]).toEqual([403, ['compte.desactive']]);
    expect(await storedMotDePasse(db, id)).toBe(before);
  });

  it('is refused by a link sent to an address that the account no longer has', async () => {
    const { email, id } = await aCompte(db);
    const token = await linkFor(email);
    await updateCompte(db, id, { email: `nouvelle-${email}` });
    expect((await reset(token)).codes).toEqual(['compte.lien-perime']);
  });

  it('validates an address that was not: the mailbox is proved', async () => {
    const { email } = await aCompte(db, { enabled: false });
    await reset(await linkFor(email));
    expect((await signIn(email, chosen)).body.user.enabled).toBe(true);
  });

  it('opens again an account that failures had closed', async () => {
    const { email } = await aCompte(db);
    for (let n = 1; n <= 4; n++) await signIn(email, 'Faux');
    expect((await signIn(email)).status).toBe(429);
    await reset(await linkFor(email));
    expect((await signIn(email, chosen)).status).toBe(200);
  });

  it('is refused when nothing was ever sent, without a hash', async () => {
    const hasher = passwordHasher();
    const nouveau = { token: 'x'.repeat(43), password: chosen, confirm: chosen };
    const done = await resetMotDePasse({ ...portal, hasher }, nouveau);
    expect([done.ok, hasher.figures.hashed]).toEqual([false, 0]);
  });
});

describe('a changed password', () => {
  const body = { old_password: motDePasse, new_password: chosen, new_confirm: chosen };
  const change = (as: string, changes: Partial<typeof body> = {}, id = 'moi') =>
    api(changePassword, { as, params: { id }, body: { ...body, ...changes } });

  it('ends the other sessions of its owner, and not this one', async () => {
    const { email, id } = await aCompte(db);
    const { body: here } = await signIn(email);
    const { body: there } = await signIn(email);
    expect((await change(here.token, {}, id)).body).toEqual({ modifie: true });
    await expect.poll(async () => (await me(there.token)).status, { interval: 50 }).toBe(401);
    expect((await me(here.token)).status).toBe(200);
    expect((await signIn(email, chosen)).status).toBe(200);
    expect((await mailsTo(email)).map(({ objet }) => objet)).toEqual(['Votre mot de passe a changé']);
  });

  it.each([
    [{ old_password: 'Faux-Mot-1234' }, ['compte.mot-de-passe-faux'], 'old_password'],
    [{ old_password: '' }, ['kernel.obligatoire'], 'old_password'],
    [{ new_confirm: 'Tasse-Verte-43' }, ['compte.confirmation-differente'], 'new_confirm'],
    [
      { new_password: motDePasse, new_confirm: motDePasse },
      ['compte.mot-de-passe-identique'],
      'new_password',
    ],
    [
      { new_password: 'Vive-la-Jeanne-42', new_confirm: 'Vive-la-Jeanne-42' },
      ['identifiant.mot-de-passe-contextuel'],
      'new_password',
    ],
  ])('is refused when %j', async (changes, codes, field) => {
    const { email, id } = await aCompte(db);
    const before = await storedMotDePasse(db, id);
    const reply = await change((await signIn(email)).body.token, changes);
    expect([reply.codes, reply.problem.field]).toEqual([codes, field]);
    expect(await storedMotDePasse(db, id)).toBe(before);
  });

  it('is nobody else’s to change, an administrator’s no more than another’s', async () => {
    const target = await aCompte(db);
    const { email } = await aCompte(db);
    const { status, codes } = await change((await signIn(email)).body.token, {}, target.id);
    expect([status, codes]).toEqual([404, ['compte.inconnu']]);
    expect((await signIn(target.email)).status).toBe(200);
  });

  it('is taken once when it is changed twice at the same time', async () => {
    const { email } = await aCompte(db);
    const { token } = (await signIn(email)).body;
    const answers = await Promise.all([
      change(token),
      change(token, { new_password: 'Tasse-Verte-43', new_confirm: 'Tasse-Verte-43' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is what the server asks before anything else when it must be changed [R2.16]', async () => {
    const { email } = await aCompte(db, { must_change_password: true });
    const { token, user } = (await signIn(email)).body;
    const inbox = () => api(notificationEndpoints.readUserNotifications, { as: token });
    expect(user.mustChangePassword).toBe(true);
    const refused = await inbox();
    expect([refused.status, refused.problem.message]).toEqual([
      403,
      'Choisissez un nouveau mot de passe pour continuer.',
    ]);
    expect((await change(token)).status).toBe(200);
    expect((await me(token)).body.mustChangePassword).toBe(false);
    expect((await inbox()).status).toBe(200);
  });

  it('waits for the validation of the address', async () => {
    const { email } = await aCompte(db, { enabled: false });
    const { codes } = await change((await signIn(email)).body.token);
    expect(codes).toEqual(['compte.non-valide']);
  });
});

it('limits each call by network or by person', async () => {
  const other = await aPortal({ features: [notificationFeature, compteFeature] });
  const { email } = await aCompte(other.db);
  const { token } = (await other.api(login, { body: { email, password: motDePasse } })).body;
  const statuses = async (times: number, call: () => Promise<{ status: number }>) => {
    const all: number[] = [];
    for (let n = 1; n <= times; n++) all.push((await call()).status);
    return all.lastIndexOf(429) === times - 1 ? all.indexOf(429) : -1;
  };
  expect(await statuses(11, () => other.api(forgotPassword, { body: { email } }))).toBe(10);
  expect(await statuses(11, () => other.api(forgotPasswordByPath, { params: { email } }))).toBe(10);
  const lost = { token: 'x', password: '', confirm: '' };
  expect(await statuses(21, () => other.api(resetPassword, { body: lost }))).toBe(20);
  const guess = { old_password: 'x', new_password: '', new_confirm: '' };
  expect(
    await statuses(11, () => other.api(changePassword, { as: token, params: { id: 'moi' }, body: guess })),
  ).toBe(10);
});

it('no secret of a password reaches the log, not even when it is in the address', async () => {
  const { email } = await aCompte(db);
  await api(forgotPasswordByPath, { params: { email } });
  const token = await linkFor(email);
  const params = { token };
  await api(resetPasswordByPath, { params, body: { password: 'court', confirm: 'court' } });
  await api(resetPasswordByPath, { params, body: { password: chosen, confirm: chosen } });
  await api(resetPasswordByPath, { params, body: { password: chosen, confirm: chosen } });
  await portal.inject({ method: 'GET', url: `/api/auth/resetPassword/${token}` });
  await portal.inject({ method: 'POST', url: `/api/auth/resetPassword/${token}/de-trop` });
  await portal.inject({ method: 'POST', url: `/api/auth/resetPassword/${token}`, payload: '{' });
  const log = portal.logLines().join('\n');
  for (const secret of [token, email, encodeURIComponent(email), chosen]) expect(log).not.toContain(secret);
  expect(log).toContain('/auth/resetPassword/:token');
  expect(log).toContain('/auth/forgotPassword/:email');
});
