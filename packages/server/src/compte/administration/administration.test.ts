import { administrationEndpoints } from '@asso/contract/compte/administration.endpoints';
import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import { describe, expect, it } from 'vitest';
import { listHistory } from '../../platform/history/history.sql.ts';
import { anActor } from '../../platform/http/test/test-actor.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { listMailbox } from '../../platform/mail/mail.sql.ts';
import { compteFeature } from '../feature.ts';
import {
  aCompte,
  aService,
  makeCompteOfService,
  motDePasse,
  updateCompte,
} from '../test/test-comptes.sql.ts';

const { listUsers, readCompte, updateAcces, inviteUser } = administrationEndpoints;
const { api, db, runJobs } = await aPortal({ features: [compteFeature] });
const me = await aCompte(db, { roles: ['lca.admin'], nom: 'Zola' });
const admin = anActor({ id: me.id, roles: ['lca.admin'] });

type Body = Parameters<typeof api<typeof updateAcces>>[1] extends infer R ? NonNullable<R> : never;
const change = (id: string, body: object, { as = admin, ifMatch = 1 } = {}) =>
  api(updateAcces, { as, params: { id }, ifMatch, body } as Body);
const login = async (email: string) =>
  (await api(connexionEndpoints.login, { body: { email, password: motDePasse } })).codes;

describe('the accounts', () => {
  it('are found by their name and address, their role and their state, page after page', async () => {
    const roles = ['rds.user'];
    const prenom = 'Éléonore';
    const first = await aCompte(db, { prenom, nom: 'Abadie', roles });
    const second = await aCompte(db, {
      prenom,
      nom: 'Bruyère',
      desactive_at: new Date('2026-01-01T00:00:00Z'),
    });
    const find = async (query: object) =>
      (await api(listUsers, { as: admin, query })).body.items.map(({ nom }) => nom);
    expect(await find({ searchQuery: 'eleonore' })).toEqual(['Abadie', 'Bruyère']);
    expect(await find({ searchQuery: `abadie ${first.email.slice(0, 8)}` })).toEqual(['Abadie']);
    expect(await find({ searchQuery: 'eleonore', avec_role: 'rds.user' })).toEqual(['Abadie']);
    expect(await find({ searchQuery: 'eleonore', etat: 'desactive' })).toEqual(['Bruyère']);
    expect(await find({ searchQuery: '%' })).toEqual([]);
    const page = (await api(listUsers, { as: admin, query: { searchQuery: 'eleonore', limit: 1 } })).body;
    expect(await find({ searchQuery: 'eleonore', limit: 1, cursor: page.next })).toEqual(['Bruyère']);
    expect((await api(readCompte, { as: admin, params: { id: second.id } })).body.etat).toBe('desactive');
  });
});

describe('an account', () => {
  it('is disabled, and opened again: who signs in is told so, and the journal keeps why', async () => {
    const { id, email } = await aCompte(db);
    const closed = await change(id, { actif: false, motif: 'Départ de l’association' });
    expect(closed.body).toMatchObject({ etat: 'desactive', version: 2 });
    expect(await login(email)).toEqual(['compte.desactive']);
    expect((await change(id, { actif: true }, { ifMatch: 2 })).body.etat).toBe('actif');
    expect(await login(email)).toEqual([]);
    const lines = await listHistory(db, { objet: 'compte', id_objet: id }, { limit: 10 });
    expect(lines.map(({ action, why }) => [action, why])).toEqual([
      ['reactiver', null],
      ['desactiver', 'Départ de l’association'],
    ]);
  });

  it('must change its password once an administrator asks it: a mail leads there without signing in [R2.16]', async () => {
    const { id, email } = await aCompte(db);
    const asked = await change(id, { nouveau_mot_de_passe: true, motif: 'Fuite' });
    expect([asked.status, asked.body.version]).toEqual([200, 2]);
    const signedIn = await api(connexionEndpoints.login, { body: { email, password: motDePasse } });
    expect(signedIn.body.user.mustChangePassword).toBe(true);
    await runJobs();
    const texts = (await listMailbox(db, email)).map(({ texte }) => texte).join('\n');
    const token = /modification-mot-de-passe\/([\w-]{43})\b/.exec(texts)?.[1] ?? '';
    const password = 'Tasse-Verte-42';
    const reset = await api(motDePasseEndpoints.resetPassword, {
      body: { token, password, confirm: password },
    });
    expect([reset.status, reset.codes]).toEqual([200, []]);
    const again = await api(connexionEndpoints.login, { body: { email, password } });
    expect(again.body.user.mustChangePassword).toBe(false);
    const lines = await listHistory(db, { objet: 'compte', id_objet: id }, { limit: 1 });
    expect(lines[0]).toMatchObject({ action: 'exiger-mot-de-passe', why: 'Fuite' });
    expect(
      (await change(id, { nouveau_mot_de_passe: true }, { as: anActor({ id, roles: ['rds.admin'] }) }))
        .status,
    ).toBe(403);
  });

  it('is locked and unlocked, and changes roles and territory', async () => {
    const { id, email } = await aCompte(db);
    await change(id, { verrouille: true });
    expect(await login(email)).toEqual(['compte.verrouille']);
    const body = { verrouille: false, roles: ['lca.association', 'rds.admin'], territoire: '13' };
    expect((await change(id, body, { ifMatch: 2 })).body).toMatchObject({
      etat: 'actif',
      roles: body.roles,
      territoire: '13',
    });
    expect((await change(id, { territoire: null }, { ifMatch: 3 })).body.territoire).toBeNull();
    const lines = await listHistory(db, { objet: 'compte', id_objet: id }, { limit: 2 });
    expect(lines.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['changer-territoire', '13', 'pays'],
      ['changer-roles', 'lca.association', 'lca.association, rds.admin@13'],
    ]);
    const same = { roles: ['lca.association', 'rds.admin'] };
    expect((await change(id, same, { ifMatch: 4 })).body.version).toBe(4);
  });

  it.each<[string, object, string[]]>([
    ['without a role', { roles: [] }, ['compte.sans-role']],
    ['with the role of a service', { roles: ['rds.service'] }, ['compte.role-inconnu']],
    ['with a role that is none', { roles: ['roi'] }, ['compte.role-inconnu']],
    ['with a territory without its role', { territoire: '13' }, ['compte.territoire-sans-role']],
    ['with services to administer, nobody said where', { roles: ['rds.admin'] }, ['compte.niveau-a-dire']],
    [
      'with a territory that is none',
      { roles: ['rds.admin'], territoire: '999' },
      ['compte.territoire-inconnu'],
    ],
    ['with a field that is not theirs', { mot_de_passe: 'x' }, ['kernel.champ-inconnu']],
  ])('is not kept %s', async (_, body, codes) => {
    const { id } = await aCompte(db);
    expect((await change(id, body)).codes).toEqual(codes);
  });

  it('is never one’s own, nor of a service for its roles, nor the last that administers', async () => {
    expect((await change(me.id, { roles: ['lca.admin', 'rds.admin'], territoire: null })).codes).toEqual([
      'compte.soi-meme',
    ]);
    const service = await aCompte(db, { roles: ['rds.service'] });
    await makeCompteOfService(db, (await aService(db)).id, service.id);
    expect((await change(service.id, { roles: ['rds.user'] })).codes).toEqual(['compte.role-de-service']);
    expect((await change(service.id, { actif: false })).status).toBe(200);
    const other = await aCompte(db, { roles: ['lca.admin'] });
    await updateCompte(db, me.id, { locked: true });
    expect((await change(other.id, { actif: false })).codes).toEqual(['compte.dernier-administrateur']);
    await updateCompte(db, me.id, { locked: false });
    expect((await change(other.id, { actif: false })).status).toBe(200);
  });

  it.each([{ actif: true, roles: ['lca.association'] }, {}])(
    'keeps its version, and its journal, when %j changes nothing',
    async (body) => {
      const { id } = await aCompte(db);
      const same = await change(id, body);
      expect([same.status, same.body.version, same.etag]).toEqual([200, 1, '"1"']);
      expect(await listHistory(db, { objet: 'compte', id_objet: id }, { limit: 5 })).toEqual([]);
      expect((await change(id, body, { ifMatch: 7 })).codes).toEqual(['kernel.conflit']);
    },
  );

  it('changes in the version that was read', async () => {
    const { id } = await aCompte(db);
    const bare = await api(updateAcces, { as: admin, params: { id }, body: { actif: false } } as Body);
    expect(bare.status).toBe(428);
    expect((await change(id, { actif: false }, { ifMatch: 7 })).codes).toEqual(['kernel.conflit']);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await change(nobody, { actif: false })).codes).toEqual(['compte.inconnu']);
  });

  it('without a password is invited again, ten times within the hour at most', async () => {
    const waiting = await aCompte(db, { enabled: false, mot_de_passe: null });
    const invite = (id: string) => api(inviteUser, { as: admin, params: { id } });
    expect((await invite(me.id)).codes).toEqual(['compte.deja-actif']);
    for (let n = 0; n < 10; n++) expect((await invite(waiting.id)).status).toBe(200);
    expect((await invite(waiting.id)).codes).toEqual(['compte.trop-d-invitations']);
  });

  it.each([
    ['lca.association', null],
    ['rds.admin', null],
    ['rds.admin', '13'],
    ['rds.appli_admin', null],
    ['rds.service', null],
    ['osiris.appli_admin', null],
  ])(
    'is not administered by %s of territory %s, but by who administers the portal [R6.6]',
    async (role, territoire) => {
      const { id } = await aCompte(db);
      const as = anActor({ roles: [role], territoire });
      const answers = [
        await api(listUsers, { as }),
        await api(readCompte, { as, params: { id } }),
        await change(id, { actif: false }, { as }),
        await api(inviteUser, { as, params: { id } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      expect((await api(listUsers)).status).toBe(401);
      const granted = [
        await api(listUsers, { as: admin }),
        await api(readCompte, { as: admin, params: { id } }),
        await change(id, { actif: false }),
      ];
      expect(granted.map(({ status }) => status)).toEqual([200, 200, 200]);
    },
  );
});
