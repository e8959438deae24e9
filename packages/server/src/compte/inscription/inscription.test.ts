import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { sessionEndpoints } from '@asso/contract/compte/session.endpoints';
import { userEndpoints } from '@asso/contract/compte/user.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { describe, expect, it } from 'vitest';
import { notificationFeature } from '../../notification/feature.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { listMailbox } from '../../platform/mail/mail.sql.ts';
import { compteFeature } from '../feature.ts';
import { passwordHasher } from '../mot-de-passe/password-hasher.ts';
import { purgeSessionsWorker } from '../session/purge-sessions.job.ts';
import { tokens } from '../session/tokens.ts';
import { aCompte, aMembership, listComptes, motDePasse } from '../test/test-comptes.sql.ts';
import { registerPerson } from './register-person.ts';

const { register, sendValidationMail, checkValidationLink, validate, correctAddress } = inscriptionEndpoints;
const { login } = connexionEndpoints;
const { currentUser } = userEndpoints;
// Rate limits are off here, as all these registrations come from one address; the limits have a test of their own.
const portal = await aPortal({ features: [notificationFeature, { ...compteFeature, limits: {} }] });
const { db, api, clock, runJobs } = portal;

let rank = 0;
const anAddress = () => `zoe${++rank}@exemple.fr`;
const password = 'Tasse-Verte-42';
const zoe = { civilite: 'MME', prenom: 'Zoé', nom: 'Le Goff', password, confirm: password } as const;

async function signUp(email = anAddress(), changes: object = {}) {
  const reply = await api(register, { body: { ...zoe, email, ...changes } });
  return { ...reply, email };
}

/** Gives the mails of a mailbox, the latest first, and the token of the link. */
async function mailsTo(email: string) {
  await runJobs();
  const mails = await listMailbox(db, email);
  return mails.map(({ objet, texte }) => ({
    objet,
    texte,
    token: /\/(?:validate|mot-de-passe-oublie)\/([\w-]{43})\b/.exec(texte)?.[1] ?? '',
  }));
}

const tokenFor = async (email: string) => (await mailsTo(email))[0]?.token ?? '';
const me = (token: string) => api(currentUser, { as: token, params: { id: 'moi' } });
const validateAs = (as: string, token: string) => api(validate, { as, body: { token } });
const signIn = (email: string, mot = password) => api(login, { body: { email, password: mot } });

/** Removes from a reply what is random in it. */
const shapeOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
    : typeof value;

describe('signing up', () => {
  it('gives tokens and both cookies to somebody who can do nothing yet [R4.87]', async () => {
    const { status, body, headers, email } = await signUp();
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      email,
      civilite: 'MME',
      nom: 'Le Goff',
      prenom: 'Zoé',
      role: 'lca.association',
      roles: ['lca.association'],
      enabled: false,
      associations: [],
    });
    expect([headers['set-cookie']].flat().map((one) => String(one).split('=')[0])).toEqual([
      'token',
      'refresh_token',
    ]);
    expect((await me(body.token)).body.enabled).toBe(false);
  });

  it('writes to the mailbox as « sendValidation=true » asks, which is so when nothing is said [R7.3]', async () => {
    const asked = await api(register, {
      query: { sendValidation: 'true' },
      body: { ...zoe, email: 'demande@exemple.fr' },
    });
    const silent = await api(register, {
      query: { sendValidation: 'false' },
      body: { ...zoe, email: 'silence@exemple.fr' },
    });
    expect([asked.status, silent.status]).toEqual([201, 201]);
    expect((await mailsTo('demande@exemple.fr')).map(({ objet }) => objet)).toEqual(['Activez votre compte']);
    expect(await mailsTo('silence@exemple.fr')).toEqual([]);
    const { email } = await signUp();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('keeps where the person came from: the body, else the query, else « lca » [R7.2]', async () => {
    const body = { ...zoe };
    await api(register, { body: { ...body, email: 'o1@exemple.fr' } });
    await api(register, { query: { origin: 'psp' }, body: { ...body, email: 'o2@exemple.fr' } });
    await api(register, {
      query: { origin: 'psp' },
      body: { ...body, email: 'o3@exemple.fr', origin: 'cec' },
    });
    const kept = (await listComptes(db)).filter(({ email }) => /^o\d@/.test(email));
    expect(kept.map(({ email, origine }) => `${email} ${origine}`).sort()).toEqual([
      'o1@exemple.fr lca',
      'o2@exemple.fr psp',
      'o3@exemple.fr cec',
    ]);
  });

  it('takes no identifier of others for its own, and no other field', async () => {
    const { id } = await aCompte(db);
    const { status, body } = await signUp(anAddress(), { _id: id });
    expect([status, body.user._id === id]).toEqual([201, false]);
    const { codes } = await signUp(anAddress(), { roles: ['lca.admin'], enabled: true });
    expect(codes).toEqual(['kernel.champ-inconnu', 'kernel.champ-inconnu']);
  });

  it('says in words all that is missing or wrong, and writes nothing', async () => {
    const before = (await listComptes(db)).length;
    const { status, problem } = await api(register, {
      body: { email: 'jeanne', password: 'Motdepasse1!', confirm: 'autre' },
    });
    expect(status).toBe(400);
    expect(problem.problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'civilite: Le champ Civilité est obligatoire.',
      'prenom: Le champ Prénom est obligatoire.',
      'nom: Le champ Nom est obligatoire.',
      "email: La valeur du champ Adresse électronique n'est pas au bon format. Exemple : jeanne.roux@exemple.fr.",
      'password: Ce mot de passe est trop courant. Choisissez-en un autre.',
      'confirm: La confirmation est différente du mot de passe. Retapez-la.',
    ]);
    expect(await listComptes(db)).toHaveLength(before);
  });

  it.each([
    ['Motdepass1!', 'kernel.trop-court', 'R5.128] [R9.30'],
    ['motdepasse1!x', 'identifiant.mot-de-passe-majuscule', 'R5.129'],
    ['MOTDEPASSE1!X', 'identifiant.mot-de-passe-minuscule', 'R5.130'],
    ['Motdepassex!x', 'identifiant.mot-de-passe-chiffre', 'R5.131'],
    ['Motdepasse1xx', 'identifiant.mot-de-passe-special', 'R5.132'],
  ])('refuses the password %s: %s [%s]', async (weak, code) => {
    const { status, codes, problem, email } = await signUp(anAddress(), { password: weak, confirm: weak });
    expect([status, codes, problem.field]).toEqual([400, [code], 'password']);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('lets the person sign in again with the password they chose, still to be validated', async () => {
    const { email } = await signUp();
    const { status, body } = await signIn(email.toUpperCase());
    expect([status, body.user.enabled]).toEqual([200, false]);
    expect((await signIn(email, 'Tasse-Verte-43')).status).toBe(401);
  });

  it('is limited by address of the network', async () => {
    const other = await aPortal({ features: [notificationFeature, compteFeature] });
    for (let n = 1; n <= 30; n++) expect((await other.api(register, { body: {} })).status).toBe(400);
    expect((await other.api(register, { body: {} })).status).toBe(429);
  });
});

describe('an address that has an account', () => {
  it('gets the same answer as any other, in words, in shape and in what is done for it', async () => {
    const known = await aCompte(db);
    const replies = [await signUp(known.email), await signUp()];
    const [first, second] = replies.map(({ status, body, headers }) => ({
      status,
      body: shapeOf(body),
      headers: Object.keys(headers)
        .filter((name) => name !== 'x-request-id')
        .sort(),
      told: { ...body.user, _id: '', authId: '', lcaId: '', email: '', session: '', cle_brouillons: '' },
    }));
    expect(first).toEqual(second);
    const rows = (await listComptes(db)).filter(({ email }) => replies.some((one) => one.email === email));
    expect(rows.filter(({ en_inscription }) => en_inscription)).toHaveLength(2);
  });

  it('costs one hash and one job, as any other, and is not looked up on the way', async () => {
    const known = await aCompte(db);
    const deps = { hasher: passwordHasher(), tokens: tokens({ tokenKey: 'k'.repeat(48), clock }) };
    const registering = { ...zoe, origine: 'lca', hasCourriel: true, userAgent: '' };
    for (const [rank, email] of [known.email, anAddress()].entries()) {
      await registerPerson(portal, deps, { ...registering, email });
      expect(deps.hasher.figures).toEqual({ hashed: rank + 1, verified: 0, most: 1 });
      expect(await listMailbox(db, email)).toEqual([]);
    }
    await runJobs();
    expect(await listMailbox(db, known.email)).toHaveLength(1);
  });

  it('goes on answering the same: reading oneself, sign-in, resend, correction', async () => {
    const known = await aCompte(db);
    for (const { body, email } of [await signUp(known.email), await signUp()]) {
      expect((await me(body.token)).body).toMatchObject({ email, enabled: false, prenom: 'Zoé' });
      expect((await signIn(email)).body.user).toMatchObject({ _id: body.user._id, enabled: false });
      expect((await signIn(email, 'Tasse-Verte-43')).status).toBe(401);
      expect((await api(sendValidationMail, { as: body.token, body: { email } })).status).toBe(200);
      const corrected = await api(correctAddress, { as: body.token, body: { email: anAddress() } });
      expect(corrected.status).toBe(200);
    }
  });

  it('tells only its mailbox, with a way in, and leaves the account as it was', async () => {
    const known = await aCompte(db);
    await signUp(known.email);
    const [mail] = await mailsTo(known.email);
    expect(mail?.objet).toBe('Vous avez déjà un compte');
    expect(mail?.texte).toContain('Bonjour Jeanne Roux,');
    expect(mail?.texte).toContain('/client/login');
    expect(mail?.texte).toContain('/client/mot-de-passe-oublie/');
    expect(mail?.texte).not.toContain('Zoé');
    const { status, body } = await signIn(known.email, motDePasse);
    expect([status, body.user._id, body.user.prenom]).toEqual([200, known.id, 'Jeanne']);
  });

  it('cannot be taken through the link of the mail it got', async () => {
    const known = await aCompte(db);
    const { body } = await signUp(known.email);
    expect((await validateAs(body.token, await tokenFor(known.email))).codes).toEqual(['compte.lien-perime']);
  });

  it('is told so to who proved the mailbox, when an account was opened there meanwhile [M145]', async () => {
    const { body, email } = await signUp();
    const token = await tokenFor(email);
    await aCompte(db, { email });
    const refusedOne = await validateAs(body.token, token);
    expect([refusedOne.status, refusedOne.problem.message]).toEqual([
      422,
      'Cette adresse est peut-être déjà liée à un compte. Connectez-vous avec elle, ou choisissez un nouveau mot de passe.',
    ]);
  });

  it('says to its owner that it is disabled, in the words of the specification, without a link [M140]', async () => {
    const known = await aCompte(db, { desactive_at: clock.now() });
    await signUp(known.email);
    const [mail] = await mailsTo(known.email);
    expect(mail?.objet).toBe('Votre compte est désactivé');
    expect(mail?.texte).toContain(
      "L'utilisateur a été désactivé. veuiller contacter un administrateur pour le réactiver",
    );
    expect(mail?.token).toBe('');
  });

  it('keeps what was tried against it counted when somebody signs in beside it', async () => {
    const known = await aCompte(db);
    await signUp(known.email);
    for (let n = 1; n <= 3; n++) await signIn(known.email, `Faux-Mot-De-Passe-${n}`);
    expect((await signIn(known.email)).status).toBe(200);
    expect((await signIn(known.email, 'Faux-Mot-De-Passe-4')).status).toBe(401);
    expect((await signIn(known.email, 'Faux-Mot-De-Passe-5')).status).toBe(429);
  });
});

describe('validation of an address', () => {
  it('opens the account to who registered, once, and says where they wanted to go', async () => {
    const { body, email } = await signUp(anAddress(), { redirect_url: '/dossiers?etat=C' });
    const token = await tokenFor(email);
    const done = await validateAs(body.token, token);
    expect([done.status, done.body]).toEqual([200, { valide: true, redirect: '/dossiers?etat=C' }]);
    expect((await me(body.token)).body.enabled).toBe(true);
    expect((await validateAs(body.token, token)).codes).toEqual(['compte.lien-perime']);
    expect((await mailsTo(email))[0]?.objet).toBe('Votre compte est activé');
  });

  it('welcomes who is invited to the invitation, and says nothing of finding an association', async () => {
    const { body, email } = await signUp(anAddress(), { redirect_url: '/invitation' });
    await validateAs(body.token, await tokenFor(email));
    const [mail] = await mailsTo(email);
    expect(mail?.texte).toContain('Il reste à accepter l’invitation que vous avez reçue.');
    expect(mail?.texte).toContain('/client/invitation');
    expect(mail?.texte).not.toContain('RNA');
  });

  it('forgets a page that is not ours', async () => {
    const { body, email } = await signUp(anAddress(), { redirect_url: 'https://ailleurs.exemple.fr/' });
    expect((await validateAs(body.token, await tokenFor(email))).body.redirect).toBe('/');
  });

  it('succeeds once when the link is used by several at once', async () => {
    const { body, email } = await signUp();
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => validateAs(body.token, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await me(body.token)).body.enabled).toBe(true);
  });

  it('lives 24 hours', async () => {
    const { body, email } = await signUp();
    const token = await tokenFor(email);
    clock.advance(24 * 3600);
    const again = await signIn(email);
    expect((await validateAs(again.body.token, token)).codes).toEqual(['compte.lien-perime']);
    expect((await validateAs(body.token, token)).status).toBe(401);
  });

  it('refuses the link of another address, and leaves it to its owner', async () => {
    const mine = await signUp();
    const other = await signUp();
    const token = await tokenFor(other.email);
    expect((await validateAs(mine.body.token, token)).codes).toEqual(['compte.lien-d-un-autre']);
    expect((await validateAs(other.body.token, token)).status).toBe(200);
  });

  it('asks to be signed in, so that nobody opens what another registered with their address', async () => {
    const { email } = await signUp();
    const token = await tokenFor(email);
    expect((await api(validate, { body: { token } })).status).toBe(401);
  });

  it('says to who is signed out whether the link serves, and for which address, without using it', async () => {
    const { body, email } = await signUp();
    const token = await tokenFor(email);
    const check = (one: string) => api(checkValidationLink, { body: { token: one } });
    expect((await check(token)).body).toEqual({ courriel: email });
    expect((await me(body.token)).body.enabled).toBe(false);
    expect((await validateAs((await signIn(email)).body.token, token)).status).toBe(200);
    for (const dead of [token, 'jamais-vu'])
      expect((await check(dead)).codes).toEqual(['compte.lien-perime']);
  });

  it('accepts any link sent to the mailbox from who registered twice', async () => {
    const { email } = await signUp();
    const first = await tokenFor(email);
    const again = await signUp(email);
    expect((await validateAs(again.body.token, first)).status).toBe(200);
    expect((await me(again.body.token)).body.enabled).toBe(true);
  });

  it('is refused to the second of two who registered with one address, and tells the first nothing', async () => {
    const thief = await signUp();
    const owner = await signUp(thief.email);
    expect((await validateAs(owner.body.token, await tokenFor(owner.email))).status).toBe(200);
    expect((await me(thief.body.token)).body.enabled).toBe(false);
    expect((await signIn(thief.email)).body.user._id).toBe(owner.body.user._id);
  });

  it('gives its roles and memberships back to an account that waited for the address [R4.98]', async () => {
    const waiting = await aCompte(db, { enabled: false, roles: ['rds.user'] });
    const id_association = await aMembership(db, { id_utilisateur: waiting.id });
    const { body, email, ...reply } = await signUp(waiting.email);
    expect((await validateAs(body.token, await tokenFor(email))).status).toBe(200);
    const refresh = String([reply.headers['set-cookie']].flat()[1]).split(/[=;]/)[1] ?? '';
    const { body: renewed } = await api(sessionEndpoints.refreshToken, { body: { refreshToken: refresh } });
    const { body: user } = await me(renewed.token);
    expect(user).toMatchObject({ _id: waiting.id, prenom: 'Zoé', enabled: true });
    expect([...user.roles].sort()).toEqual(['lca.association', 'rds.user']);
    expect(user.associations.map((one) => one.id_association)).toEqual([id_association]);
    expect((await signIn(email)).body.user._id).toBe(waiting.id);
  });

  it('does not open an account that asks for a code to who gave none', async () => {
    const waiting = await aCompte(db, { enabled: false, roles: ['lca.admin'] });
    const { body, email } = await signUp(waiting.email);
    expect((await validateAs(body.token, await tokenFor(email))).status).toBe(200);
    const { refreshToken } = body;
    const renewed = await api(sessionEndpoints.refreshToken, { body: { refreshToken } });
    expect(renewed.codes).toEqual(['compte.token-expire']);
    expect((await signIn(email)).codes).toEqual(['compte.code-requis']);
  });

  it.each(['dab.benevole', 'lcb.user'])(
    'lets %s create an account here with the same address [R2.20]',
    async (role) => {
      const elsewhere = await aCompte(db, { roles: [role] });
      const { body, email } = await signUp(elsewhere.email);
      const [mail] = await mailsTo(email);
      expect(mail?.objet).toBe('Activez votre compte');
      expect((await validateAs(body.token, mail?.token ?? '')).status).toBe(200);
      const { user } = (await signIn(email)).body;
      expect(user).toMatchObject({ _id: elsewhere.id, role: 'lca.association' });
      expect([...user.roles].sort()).toEqual([role, 'lca.association'].sort());
    },
  );
});

describe('before validation', () => {
  it('the server refuses every other call, and opens it after', async () => {
    const { body, email } = await signUp();
    const inbox = () => api(notificationEndpoints.readUserNotifications, { as: body.token });
    const refusedOne = await inbox();
    expect([refusedOne.status, refusedOne.problem.message]).toEqual([
      403,
      'Votre compte n’est pas encore activé. Suivez le lien reçu par courriel.',
    ]);
    await validateAs(body.token, await tokenFor(email));
    expect((await inbox()).status).toBe(200);
  });

  it('a mistyped address is corrected: the former link opens nothing, the new one does', async () => {
    const { body, email } = await signUp();
    const former = await tokenFor(email);
    const right = anAddress();
    expect((await api(correctAddress, { as: body.token, body: { email: right } })).status).toBe(200);
    expect((await me(body.token)).body.email).toBe(right);
    expect((await validateAs(body.token, former)).codes).toEqual(['compte.lien-perime']);
    expect((await validateAs(body.token, await tokenFor(right))).status).toBe(200);
  });

  it('an address is no longer corrected once it is proved', async () => {
    const { id, email } = await aCompte(db);
    const { body } = await signIn(email, motDePasse);
    const reply = await api(correctAddress, { as: body.token, body: { email: anAddress() } });
    expect([reply.codes, (await me(body.token)).body._id]).toEqual([['compte.deja-valide'], id]);
  });

  it('a resent link leaves the first alive, and nothing is written to who does not wait', async () => {
    const { body, email } = await signUp();
    await api(sendValidationMail, { as: body.token, body: { email } });
    const [second, first] = await mailsTo(email);
    expect(second?.token).not.toBe(first?.token);
    expect((await validateAs(body.token, first?.token ?? '')).status).toBe(200);
    for (const address of [email, 'jamais-vue@exemple.fr']) {
      const before = (await mailsTo(address)).length;
      expect((await api(sendValidationMail, { body: { email: address } })).status).toBe(200);
      expect(await mailsTo(address)).toHaveLength(before);
    }
  });

  it('one mailbox gets ten e-mails an hour at most, whoever asks', async () => {
    const other = await aPortal({ features: [notificationFeature, compteFeature] });
    const email = 'inondee@exemple.fr';
    for (let n = 1; n <= 12; n++) {
      await other.api(register, { body: { ...zoe, email } });
      await other.runJobs();
    }
    expect(await listMailbox(other.db, email)).toHaveLength(10);
  });

  it('the mail names nobody, because whoever registered chose the name', async () => {
    const { email } = await signUp(anAddress(), { prenom: 'Gagnez sur exemple.com' });
    const [mail] = await mailsTo(email);
    expect(mail?.texte).toMatch(/^Bonjour,/);
    expect(mail?.texte).not.toContain('Gagnez');
  });
});

it('what nobody validated is forgotten after 30 days, unless a membership hangs on it', async () => {
  const forgotten = await signUp();
  const member = await signUp();
  await aMembership(db, { id_utilisateur: member.body.user._id });
  const account = await aCompte(db, { enabled: false, created_at: clock.now() });
  const purge = () =>
    purgeSessionsWorker(portal).handler(
      {},
      { id: 'x', attempt: 1, isLastAttempt: true, signal: new AbortController().signal },
    );
  const left = async () => {
    const ids = new Set((await listComptes(db)).map(({ id }) => id));
    return [forgotten.body.user._id, member.body.user._id, account.id].map((id) => ids.has(id));
  };
  clock.advance(30 * 24 * 3600);
  await purge();
  expect(await left()).toEqual([true, true, true]);
  clock.advance(1);
  await purge();
  expect(await left()).toEqual([false, true, true]);
});

it('no secret of a sign-up reaches the log', async () => {
  const { body, email } = await signUp();
  const token = await tokenFor(email);
  await validateAs(body.token, token);
  await portal.inject({ url: `/client/validate/${token}` });
  const log = portal.logLines().join('\n');
  for (const secret of [password, token, email, body.token]) expect(log).not.toContain(secret);
  expect(log).toContain('/auth/register');
});
