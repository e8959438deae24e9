import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { profilEndpoints } from '@asso/contract/compte/profil.endpoints';
import { sessionEndpoints } from '@asso/contract/compte/session.endpoints';
import { userEndpoints } from '@asso/contract/compte/user.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { notificationFeature } from '../../notification/feature.ts';
import { listHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { compteFeature } from '../feature.ts';
import {
  aCompte,
  aMembership,
  aService,
  findCompte,
  makeCompteOfService,
  motDePasse,
} from '../test/test-comptes.sql.ts';

const features = [notificationFeature, compteFeature];
const portal = await aPortal({ features, environment: { TRUST_PROXY: '1' } });
const { db, api, clock } = portal;
const { login } = connexionEndpoints;
const { currentUser } = userEndpoints;
const { updateUser, confirmCourriel, deleteUser } = profilEndpoints;
const { listSessions, closeSession } = sessionEndpoints;

/** Each test has an IP address of its own, because an address may not sign in more than sixty times a minute. */
let address = 0;
beforeEach(() => {
  address++;
  clock.advance(1000);
});
const from = () => ({ 'x-forwarded-for': `192.0.2.${address}` });

const signIn = (email: string, more: object = {}) =>
  api(login, { body: { email, password: motDePasse, ...more }, headers: from() });

async function signedIn(changes: Parameters<typeof aCompte>[1] = {}) {
  const compte = await aCompte(db, changes);
  const { body } = await signIn(compte.email, { code: compte.codes[0] });
  return { ...compte, token: body.token, version: body.user.version };
}

const mailsTo = async (to: string) => {
  await portal.runJobs();
  return (await api(mailboxEndpoints.listMails, { query: { to } })).body;
};
const tokenOf = (links: readonly string[] = []) =>
  links
    .find((link) => link.includes('/courriel/'))
    ?.split('/')
    .at(-1);
const anAddress = () => `nouvelle-${address}-${Math.random().toString(36).slice(2)}@exemple.fr`;

describe('the profile', () => {
  it('is changed by the fields that are sent and by no other [R7.4]', async () => {
    const { id, token, version } = await signedIn();
    const saved = await api(updateUser, {
      as: token,
      params: { id },
      body: { nom: ' Blanc ' },
      ifMatch: version,
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      nom: 'Blanc',
      prenom: 'Jeanne',
      civilite: 'MME',
      adresseEnAttente: null,
    });
    expect(saved.etag).toBe(`"${version + 1}"`);
    expect((await api(currentUser, { as: token, params: { id } })).body.nom).toBe('Blanc');
    const [line] = await listHistory(db, { objet: 'compte', id_objet: id }, { limit: 1 });
    expect(line).toMatchObject({
      action: 'changer-profil',
      id_utilisateur: id,
      details: { champs: ['nom'] },
    });
  });

  it('sent as it stands is already done: nothing is written and its version stays, as in every call that saves fields', async () => {
    const { id, token, version } = await signedIn();
    for (const body of [{}, { nom: 'Roux' }]) {
      const same = await api(updateUser, { as: token, params: { id }, body, ifMatch: version });
      expect([same.status, same.etag]).toEqual([200, `"${version}"`]);
    }
    expect(await listHistory(db, { objet: 'compte', id_objet: id }, { limit: 1 })).toEqual([]);
  });

  it('is refused whole when one field is wrong, an unknown one by its name', async () => {
    const { id, token, version } = await signedIn();
    const save = (body: object) => api(updateUser, { as: token, params: { id }, body, ifMatch: version });
    expect((await save({ nom: 'Blanc', prenom: '' })).problem).toMatchObject({
      field: 'prenom',
      status: 400,
    });
    expect((await save({ roles: ['lca.admin'] })).status).toBe(400);
    expect((await save({ enabled: true })).codes).toEqual(['kernel.champ-inconnu']);
    expect((await api(currentUser, { as: token, params: { id } })).body).toMatchObject({
      nom: 'Roux',
      version,
    });
  });

  it('is one’s own, and of the version that was read', async () => {
    const { id, token, version } = await signedIn();
    const other = await aCompte(db);
    const body = { nom: 'Blanc' };
    const of = (params: { id: string }, ifMatch?: number) =>
      api(updateUser, { as: token, params, body, ifMatch });
    expect((await of({ id: other.id }, 1)).problem.message).toBe("Cet utilisateur n'existe pas");
    expect((await of({ id })).status).toBe(428);
    expect((await of({ id: 'moi' }, version)).status).toBe(200);
    // The same save, sent again with the version of before, counts as done.
    const again = await of({ id }, version);
    expect([again.status, again.etag]).toEqual([200, `"${version + 1}"`]);
    const conflict = await api(updateUser, {
      as: token,
      params: { id },
      body: { nom: 'Vert' },
      ifMatch: version,
    });
    expect(conflict.status).toBe(409);
    expect(conflict.problem.version).toBe(version + 1);
  });
});

describe('a new address', () => {
  async function asked() {
    const compte = await signedIn();
    const email = anAddress();
    const save = (body: object) =>
      api(updateUser, { as: compte.token, params: { id: compte.id }, body, ifMatch: compte.version });
    return { ...compte, next: email, save };
  }

  it('asks for the password', async () => {
    const { next, save } = await asked();
    expect((await save({ email: next })).problem).toMatchObject({
      code: 'compte.mot-de-passe-requis',
      field: 'password',
      status: 422,
    });
    expect((await save({ email: next, password: 'x' })).codes).toEqual(['compte.mot-de-passe-faux']);
    expect(await mailsTo(next)).toEqual([]);
  });

  it('is theirs once its link was followed, and the old one was told before [R9.52]', async () => {
    const { id, email, next, save, token } = await asked();
    const saved = await save({ email: next, prenom: 'Anne', password: motDePasse });
    expect(saved.body).toMatchObject({ email, prenom: 'Anne', adresseEnAttente: 'nou***@exe***.fr' });
    const [notice] = await mailsTo(email);
    expect(notice?.subject).toBe('Un changement d’adresse est demandé');
    expect(notice?.text).not.toContain(next);
    const [mail] = await mailsTo(next);
    expect((await signIn(next)).codes).toEqual(['compte.identifiants-incorrects']);

    const link = tokenOf(mail?.links) ?? '';
    expect((await api(confirmCourriel, { body: { token: link } })).body).toEqual({ email: next });
    expect((await api(confirmCourriel, { body: { token: link } })).codes).toEqual(['compte.lien-perime']);
    expect((await api(currentUser, { as: token, params: { id } })).body.email).toBe(next);
    expect((await signIn(next)).status).toBe(200);
    expect((await signIn(email)).codes).toEqual(['compte.identifiants-incorrects']);
  });

  it('counts wrong passwords with those of sign-in', async () => {
    const { email, next, save } = await asked();
    for (let failure = 1; failure <= 4; failure++) await save({ email: next, password: 'x' });
    expect((await save({ email: next, password: motDePasse })).codes).toEqual(['compte.trop-d-essais']);
    expect((await api(login, { body: { email, password: motDePasse } })).codes).toEqual([
      'compte.trop-d-essais',
    ]);
  });

  it('asked for again closes the link before', async () => {
    const { next, save } = await asked();
    await save({ email: next, password: motDePasse });
    const first = tokenOf((await mailsTo(next))[0]?.links) ?? '';
    clock.advance(1);
    await save({ email: anAddress(), password: motDePasse });
    expect((await api(confirmCourriel, { body: { token: first } })).codes).toEqual(['compte.lien-perime']);
  });

  it('of another account is told to its owner, not to who asks', async () => {
    const { save } = await asked();
    const other = await aCompte(db);
    const saved = await save({ email: other.email, password: motDePasse });
    expect(saved.status).toBe(200);
    expect(saved.body.adresseEnAttente).toMatch(/\*\*\*@exe\*\*\*\.fr$/);
    const mails = await mailsTo(other.email);
    expect(mails.map(({ subject, links }) => [subject, links])).toEqual([
      ['Cette adresse a déjà un compte', []],
    ]);
  });

  it.each(['free', 'taken'])(
    'that is %s gets a few e-mails at most, which call it by no name',
    async (kind) => {
      const { next, save } = await asked();
      if (kind === 'taken') await aCompte(db, { email: next });
      for (let asked = 1; asked <= 11; asked++) {
        await save({ email: next, password: motDePasse });
        clock.advance(1);
      }
      const mails = await mailsTo(next);
      expect(mails).toHaveLength(10);
      expect(mails[0]?.text).toMatch(/^Bonjour,\n/);
    },
  );

  it('is not kept from its owner by somebody who only registered with it', async () => {
    const { next, save } = await asked();
    await aCompte(db, { email: next, enabled: false, en_inscription: true });
    await save({ email: next, password: motDePasse });
    const link = tokenOf((await mailsTo(next))[0]?.links) ?? '';
    expect((await api(confirmCourriel, { body: { token: link } })).body).toEqual({ email: next });
  });

  it('taken meanwhile by another account is refused to who reads that mailbox', async () => {
    const { next, save, id, token } = await asked();
    await save({ email: next, password: motDePasse });
    const link = tokenOf((await mailsTo(next))[0]?.links) ?? '';
    await aCompte(db, { email: next });
    expect((await api(confirmCourriel, { body: { token: link } })).codes).toEqual([
      'compte.adresse-deja-liee',
    ]);
    expect((await api(currentUser, { as: token, params: { id } })).body.email).not.toBe(next);
  });
});

describe('open sessions', () => {
  it('are listed to their owner, the present one named, and closed one by one', async () => {
    const { email, token } = await signedIn();
    clock.advance(60);
    const second = (await signIn(email)).body.token;
    const { items } = (await api(listSessions, { as: token })).body;
    expect(items.map(({ present }) => present)).toEqual([false, true]);
    const [other] = items;
    const stranger = await signedIn();
    const close = (as: string, id = other?.id ?? '') => api(closeSession, { as, params: { id } });
    expect((await close(stranger.token)).status).toBe(404);
    expect((await close(token, 'x')).status).toBe(404);
    expect((await close(token)).status).toBe(200);
    expect((await api(currentUser, { as: second, params: { id: 'moi' } })).status).toBe(401);
    expect((await api(listSessions, { as: token })).body.items).toHaveLength(1);
    expect((await close(token)).status).toBe(404);
  });

  it('are no longer listed once nothing can refresh them', async () => {
    const { email } = await signedIn();
    clock.advance(12 * 3600 + 1);
    const { token } = (await signIn(email)).body;
    expect((await api(listSessions, { as: token })).body.items).toHaveLength(1);
  });
});

describe('the end of an account', () => {
  const remove = (as: string, id: string, body: object = { password: motDePasse }) =>
    api(deleteUser, { as, params: { id }, body, headers: from() });

  it('asks for the password', async () => {
    const { id, token } = await signedIn();
    expect((await remove(token, id, {})).codes).toEqual(['compte.mot-de-passe-requis']);
    expect((await remove(token, id, { password: 'x' })).codes).toEqual(['compte.mot-de-passe-faux']);
    expect((await api(currentUser, { as: token, params: { id } })).status).toBe(200);
  });

  it('leaves a row without name, address or way in, ends the sessions and writes to the person', async () => {
    const { id, email, token } = await signedIn({ roles: ['rds.user'] });
    await aService(db, { membres: [id] });
    const second = (await signIn(email)).body;
    expect((await remove(token, 'moi')).body).toEqual({ supprime: true });
    const kept = await findCompte(db, id);
    expect(kept).toMatchObject({ nom: 'supprimé', prenom: 'Compte', mot_de_passe: null, civilite: null });
    expect(JSON.stringify(kept)).not.toContain(email);
    expect((await api(currentUser, { as: second.token, params: { id: 'moi' } })).status).toBe(401);
    const unknown = await signIn('jamais-vue@exemple.fr');
    const gone = await signIn(email);
    expect(gone.problem).toEqual({ ...unknown.problem, instance: gone.problem.instance });
    expect((await mailsTo(email))[0]?.subject).toBe('Votre compte est supprimé');
    const [line] = await listHistory(db, { objet: 'compte', id_objet: id }, { limit: 1 });
    expect(line).toMatchObject({ action: 'supprimer', id_utilisateur: id, utilisateur: 'Compte supprimé' });
    // The address is free again, for the same person or for somebody else.
    expect((await aCompte(db, { email })).id).not.toBe(id);
  });

  it('waits until their associations are left', async () => {
    const { id, token } = await signedIn();
    await aMembership(db, { id_utilisateur: id });
    const refused = await remove(token, id);
    expect(refused.status).toBe(422);
    expect(refused.codes).toEqual(['compte.encore-membre']);
    expect((await findCompte(db, id))?.nom).toBe('Roux');
  });

  it('gives up what was only asked for', async () => {
    const { id, token } = await signedIn();
    await aMembership(db, { id_utilisateur: id, etat: 'demandee' });
    expect((await remove(token, id)).status).toBe(200);
  });

  it('is refused to the account of a service', async () => {
    const { id, token } = await signedIn({ roles: ['rds.service'] });
    const service = await aService(db, { membres: [id] });
    await makeCompteOfService(db, service.id, id);
    expect((await remove(token, id)).codes).toEqual(['compte.compte-de-service']);
  });

  it('is another’s for lca.admin only, who gives their own password, and leaves one administrator', async () => {
    const admin = await signedIn({ roles: ['lca.admin'] });
    const { id, token } = await signedIn();
    const other = await signedIn();
    expect((await remove(other.token, id)).problem.message).toBe("Cet utilisateur n'existe pas");
    expect((await remove(admin.token, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await remove(admin.token, id)).status).toBe(200);
    expect((await api(currentUser, { as: token, params: { id } })).status).toBe(401);
    expect((await remove(admin.token, id)).codes).toEqual(['compte.inconnu']);
    expect((await remove(admin.token, admin.id)).codes).toEqual(['compte.dernier-administrateur']);
    await aCompte(db, { roles: ['lca.admin'] });
    expect((await remove(admin.token, admin.id)).status).toBe(200);
  });
});
