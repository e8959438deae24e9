import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import { serviceEndpoints } from '@asso/contract/service/service.endpoints';
import { serviceAdminEndpoints } from '@asso/contract/service/service-admin.endpoints';
import type { RdsService } from '@asso/domain/service/service.fields';
import { describe, expect, it } from 'vitest';
import { compteFeature } from '../compte/feature.ts';
import { aCompte, aService, findCompte, joinService, motDePasse } from '../compte/test/test-comptes.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { mailsTo } from '../platform/mail/test/test-mails.sql.ts';
import { insertSubvention } from '../subvention/subvention.sql.ts';
import { serviceFeature } from './feature.ts';
import { serviceUsages } from './services-en-usage.ts';
import { countServices } from './test/test-services.sql.ts';

const calls = serviceAdminEndpoints;
const portal = await aPortal({ features: [compteFeature, serviceFeature] });
const { db, api } = portal;

const compte = await aCompte(db, { roles: ['rds.admin'] });
const national = anActor({ id: compte.id, roles: ['rds.admin'] });
const local = anActor({ id: compte.id, roles: ['rds.admin'], territoire: '13' });
const appli = anActor({ id: compte.id, roles: ['rds.appli_admin'] });

let rank = 0;
const anAuth = (changes: object = {}) => {
  rank++;
  const login = `service-${rank}@exemple.fr`;
  return { login, roles: ['rds.service'], enabled: true, code: `ADM${rank}`, ...changes };
};
const rds = {
  nom: 'Conseil départemental 13',
  type: 'CD',
  niveau_territorial: 'departemental',
  code_territoire: '13',
} as const satisfies RdsService;

const prepare = (auth: object, as = national) => api(calls.createAuthService, { as, body: { ...auth } });
const complete = (authId: string, changes: RdsService = {}, as = national) =>
  api(calls.createService, { as, body: { ...rds, ...changes, authId } });
const create = async (auth: object = {}, changes: RdsService = {}) => {
  const made = anAuth(auth);
  const { authId } = (await prepare(made)).body;
  const { body } = await complete(authId, changes);
  return { ...made, ...body };
};
const read = (id: string, as = national) => api(calls.readServiceAdministre, { as, params: { id } });

describe('creating a service', () => {
  it('takes the account first, then the profile with its authId, and invites the account [R7.5]', async () => {
    const auth = anAuth();
    const first = await prepare(auth);
    expect([first.status, first.body]).toEqual([
      201,
      { authId: expect.any(String), login: auth.login, code: auth.code },
    ]);
    const { status, body } = await complete(first.body.authId, { email: 'contact@exemple.fr' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      authId: first.body.authId,
      auth,
      rds: { ...rds, email: 'contact@exemple.fr', locked: false },
      etat_compte: 'invite',
      dossiers_ouverts: 0,
      version: 1,
    });
    const [mail] = await mailsTo(db, auth.login);
    expect(mail?.objet).toBe('Votre compte est ouvert');
  });

  it('leaves nothing while the second part has not come, or is refused [R7.5]', async () => {
    const before = await countServices(db);
    const auth = anAuth();
    const { authId } = (await prepare(auth)).body;
    expect(await findCompte(db, authId)).toBeUndefined();
    const refused = await complete(authId, { nom: '' });
    expect([refused.status, refused.codes]).toEqual([400, ['kernel.obligatoire']]);
    expect(await findCompte(db, authId)).toBeUndefined();
    expect(await countServices(db)).toBe(before);
    expect(await mailsTo(db, auth.login)).toEqual([]);
    // Once corrected, the second part creates the service with the same first part, which works only once.
    expect((await complete(authId)).status).toBe(201);
    expect((await complete(authId)).codes).toEqual(['service.compte-absent']);
    expect(await countServices(db)).toBe(before + 1);
  });

  it('keeps the first part when somebody takes its address or its code between the two [R7.5]', async () => {
    const auth = anAuth();
    const { authId } = (await prepare(auth)).body;
    await aService(db, { code: auth.code });
    expect((await complete(authId)).codes).toEqual(['service.code-pris']);
    expect(await findCompte(db, authId)).toBeUndefined();
  });

  it('gives the first part to who began it, for a day', async () => {
    const { authId } = (await prepare(anAuth())).body;
    const other = await aCompte(db, { roles: ['rds.admin'] });
    const as = anActor({ id: other.id, roles: ['rds.admin'] });
    expect((await complete(authId, {}, as)).codes).toEqual(['service.compte-absent']);
    portal.clock.advance(24 * 3_600_000 + 1);
    expect((await complete(authId)).codes).toEqual(['service.compte-absent']);
  });

  it.each<[string, object, string[]]>([
    ['a code in small letters', { code: 'dr13' }, ['service.code-mal-ecrit']],
    ['no address', { login: '' }, ['kernel.obligatoire']],
    ['an address that is none', { login: 'dr13' }, ['identifiant.courriel']],
    ['a role that administers', { roles: ['rds.admin'] }, ['kernel.requete-invalide']],
    ['a password', { password: motDePasse }, ['service.mot-de-passe-donne']],
    ['an unknown name', { territoire: '13' }, ['kernel.champ-inconnu']],
  ])('refuses %s', async (_, changes, codes) => {
    expect((await prepare(anAuth(changes))).codes).toEqual(codes);
  });

  it('refuses an address and a code that are taken', async () => {
    const { auth } = await create();
    expect((await prepare(anAuth({ login: auth?.login }))).codes).toEqual(['service.login-pris']);
    expect((await prepare(anAuth({ code: auth?.code }))).codes).toEqual(['service.code-pris']);
  });

  it('keeps a local administrator in their territory [R6.6]', async () => {
    const { authId } = (await prepare(anAuth(), local)).body;
    const elsewhere = await complete(authId, { code_territoire: '30' }, local);
    expect([elsewhere.status, elsewhere.codes]).toEqual([403, ['service.hors-territoire']]);
    expect((await complete(authId, {}, local)).status).toBe(201);
  });
});

describe('the account of a new service', () => {
  it('chooses its password by the link, and signs in [R7.5]', async () => {
    const { auth, _id } = await create();
    const [mail] = await mailsTo(db, auth?.login ?? '');
    const token = /mot-de-passe-oublie\/([\w-]+)/.exec(mail?.texte ?? '')?.[1] ?? '';
    const password = 'Quatre-Figues-5-Melons!';
    const body = { token, password, confirm: password };
    expect((await api(motDePasseEndpoints.resetPassword, { body })).status).toBe(200);
    const signedIn = await api(connexionEndpoints.login, { body: { email: auth?.login ?? '', password } });
    expect(signedIn.status).toBe(200);
    expect((await read(_id)).body.etat_compte).toBe('actif');
    const again = await api(calls.inviteService, { as: national, params: { id: _id } });
    expect(again.codes).toEqual(['compte.deja-actif']);
  });

  it('is invited again while it has no password', async () => {
    const { _id, auth } = await create();
    const invite = () => api(calls.inviteService, { as: national, params: { id: _id } });
    portal.clock.advance(1);
    expect((await invite()).status).toBe(200);
    expect(await mailsTo(db, auth?.login ?? '')).toHaveLength(2);
  });
});

describe('changing a service', () => {
  const auth = (id: string, changes: object, ifMatch = 1) =>
    api(calls.updateAuthService, {
      as: national,
      params: { id },
      ifMatch,
      body: { changes: changes as never },
    });
  const profile = (id: string, body: object, { as = national, ifMatch = 1 } = {}) =>
    api(calls.updateService, { as, params: { id }, ifMatch, body: body as never });

  it('changes one part and leaves the other [R7.6]', async () => {
    const service = await create();
    const nom = { from: rds.nom, to: 'Département 13' };
    const { status, body } = await profile(service._id, { changes: { nom } });
    expect([status, body.rds.nom, body.auth?.login, body.version]).toEqual([
      200,
      'Département 13',
      service.login,
      2,
    ]);
    const other = await auth(service._id, { code: { from: service.code, to: 'CD-13' } }, 2);
    expect([other.body.auth?.code, other.body.rds.nom]).toEqual(['CD-13', 'Département 13']);
  });

  it('takes the changed fields by name, a list as one text, against the version they name [R7.6] [R7.10]', async () => {
    const { _id } = await create();
    const profil = (body: object, ifMatch: number) =>
      api(calls.updateService, { as: national, params: { id: _id }, body: { ...body }, ifMatch });
    const saved = await profil(
      { nom: 'Département 13', dispositifs: '!FDVA#CNDS', 'adresse.cp': '13006' },
      1,
    );
    expect([saved.status, saved.body.rds, saved.body.version]).toMatchObject([
      200,
      { nom: 'Département 13', dispositifs: ['FDVA', 'CNDS'], adresse: { cp: '13006' } },
      2,
    ]);
    const merged = await profil({ adresse: { commune: 'MARSEILLE' } }, 2);
    expect(merged.body.rds.adresse).toMatchObject({ cp: '13006', commune: 'MARSEILLE' });
    expect((await profil({ nom: 'Autre' }, 1)).problem).toMatchObject({
      code: 'kernel.conflit',
      conflicts: { nom: 'Département 13' },
      version: 3,
    });
    expect((await profil({ couleur: 'bleu' }, 3)).codes).toEqual(['kernel.champ-inconnu']);
    const params = { id: _id };
    const compte = await api(calls.updateAuthService, {
      as: national,
      params,
      body: { enabled: false },
      ifMatch: 3,
    });
    expect([compte.status, compte.body.etat_compte]).toEqual([200, 'desactive']);
  });

  it('may be of a scheme that only the catalogue knows, and of no other', async () => {
    const { _id } = await create();
    await inTransaction(db, (trx) =>
      insertSubvention(trx, {
        code: 'VIE-13',
        id_type_dispositif: 'VIE',
        lib_type_dispositif: 'Ville',
        mots: '',
      }),
    );
    const give = (dispositifs: string[]) =>
      profile(_id, { changes: { dispositifs: { from: [], to: dispositifs } } });
    expect((await give(['NULLE-PART'])).codes).toEqual(['kernel.choix-inconnu']);
    expect((await give(['FDVA', 'VIE'])).body.rds.dispositifs).toEqual(['FDVA', 'VIE']);
    const found = await api(serviceEndpoints.listServices, { as: national, query: { dispositif: 'VIE' } });
    expect(found.body.items.map((one) => one._id)).toEqual([_id]);
    for (const query of [
      { dispositif: 'NULLE-PART' },
      { type: 'zz' as const },
      { niveau_territorial: 'zz' as const },
    ]) {
      expect((await api(serviceEndpoints.listServices, { as: national, query })).status).toBe(400);
    }
  });

  it('leaves the version and the history when all was already so', async () => {
    const service = await create();
    const kept = () => listHistory(db, { objet: 'service', id_objet: service._id }, { limit: 10 });
    const before = await kept();
    const same = { nom: { from: rds.nom, to: rds.nom } };
    const answers = [
      await profile(service._id, { changes: same }),
      await auth(service._id, { code: { from: service.code, to: service.code } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect(await kept()).toEqual(before);
  });

  it('refuses a part with nothing in it [R5.140]', async () => {
    const { _id } = await create();
    for (const refused of [await auth(_id, {}), await profile(_id, { changes: {} })]) {
      expect([refused.status, refused.codes]).toEqual([400, ['service.rien-a-changer']]);
      expect(refused.problem.message).toBe('Nothing to update.');
    }
  });

  it('changes both parts together, or neither [R7.6]', async () => {
    const service = await create();
    const { auth: taken } = await create();
    const nom = { from: rds.nom, to: 'Autre nom' };
    const both = (login: string) =>
      profile(service._id, {
        changes: { nom },
        auth: { changes: { login: { from: service.login, to: login } } },
      });
    const bad = { nom: { from: rds.nom, to: '' } };
    const refused = await profile(service._id, {
      changes: bad,
      auth: { changes: { login: { from: service.login, to: 'jamais@exemple.fr' } } },
    });
    expect(refused.codes).toEqual(['kernel.obligatoire']);
    expect((await both(taken?.login ?? '')).codes).toEqual(['service.login-pris']);
    expect((await read(service._id)).body).toMatchObject({
      version: 1,
      auth: { login: service.login },
      rds: { nom: rds.nom },
    });
    expect((await both('nouvelle@exemple.fr')).body).toMatchObject({
      auth: { login: 'nouvelle@exemple.fr' },
      rds: { nom: 'Autre nom' },
      etat_compte: 'invite',
    });
    expect(await mailsTo(db, 'jamais@exemple.fr')).toEqual([]);
    expect(await mailsTo(db, 'nouvelle@exemple.fr')).toHaveLength(1);
  });

  it('says what crossed another save, and needs a version', async () => {
    const { _id } = await create();
    const change = (to: string) => profile(_id, { changes: { nom: { from: rds.nom, to } } });
    expect((await change('Un')).status).toBe(200);
    expect(await change('Deux')).toMatchObject({ status: 409, codes: ['kernel.conflit'] });
    const bare = await api(calls.updateService, {
      as: national,
      params: { id: _id },
      body: { changes: {} },
    } as never);
    expect(bare.status).toBe(428);
  });

  it('never lets a service depend on itself', async () => {
    const above = await create();
    const below = await create({}, { parent: above._id });
    expect(below.parent_nom).toBe(rds.nom);
    const loop = await profile(above._id, { changes: { parent: { from: null, to: below._id } } });
    expect(loop.codes).toEqual(['service.parent-impossible']);
    const removed = await api(calls.deleteService, { as: national, params: { id: above._id } });
    expect([removed.status, removed.codes]).toEqual([422, ['service.services-rattaches']]);
  });

  it('locks it: nobody signs in for it any more, and is told so; unlocked, they do [R3.10]', async () => {
    const member = await aCompte(db, { roles: ['rds.user'] });
    const { _id } = await create();
    await joinService(db, { id_service: _id, id_utilisateur: member.id, role: 'membre' });
    const login = () =>
      api(connexionEndpoints.login, { body: { email: member.email, password: motDePasse } });
    expect((await login()).status).toBe(200);
    expect(
      (await profile(_id, { changes: { locked: { from: false, to: true } } })).body.rights,
    ).toMatchObject({
      lock: false,
      unlock: true,
    });
    expect(await login()).toMatchObject({ status: 403, codes: ['compte.service-verrouille'] });
    await profile(_id, { changes: { locked: { from: true, to: false } } }, { ifMatch: 2 });
    expect((await login()).status).toBe(200);
    const lines = await listHistory(db, { objet: 'service', id_objet: _id }, { limit: 10 });
    expect(lines.map(({ action }) => action)).toEqual(['deverrouiller', 'verrouiller', 'creer']);
  });
});

describe('a service whose profile was never finished', () => {
  const change = (id: string, body: object, ifMatch = 1) =>
    api(calls.updateService, { as: national, params: { id }, ifMatch, body: body as never });
  const unfinished = { type: 'FEDE', email: 'federation@exemple.fr' };

  it('is locked and unlocked all the same, with whatever its profile lacks [R3.10]', async () => {
    const { id } = await aService(db, unfinished);
    const locked = await change(id, { locked: true });
    expect([locked.status, locked.body.rds?.locked]).toEqual([200, true]);
    const open = await change(id, { locked: false }, 2);
    expect([open.status, open.body.rds?.locked]).toEqual([200, false]);
  });

  it('has its telephone changed, and is told of the fields that the change concerns', async () => {
    const { id } = await aService(db, { ...unfinished, type: 'CD' });
    expect((await change(id, { telephone: '0465710009' })).status).toBe(200);
    const refused = await change(id, { type: 'FEDE' }, 2);
    expect([refused.status, refused.codes, refused.problem.field]).toEqual([
      400,
      ['kernel.obligatoire'],
      'federation_sportive',
    ]);
    expect((await change(id, { nom: '' }, 2)).problem).toMatchObject({
      code: 'kernel.obligatoire',
      field: 'nom',
    });
  });
});

describe('deleting a service', () => {
  const removeAuth = (id: string, as = national) => api(calls.deleteAuthService, { as, params: { id } });
  const remove = (id: string, as = national) => api(calls.deleteService, { as, params: { id } });

  it('takes the account away, then the service; its code stays its own [R7.7]', async () => {
    const { _id, authId, code } = await create();
    expect((await removeAuth(_id)).body).toMatchObject({ auth: null, authId: null, etat_compte: 'retire' });
    expect((await findCompte(db, authId ?? ''))?.desactive_at).not.toBeNull();
    expect((await removeAuth(_id)).status).toBe(200);
    expect((await remove(_id)).body).toEqual({ _id });
    expect((await read(_id)).status).toBe(404);
    expect((await remove(_id)).status).toBe(404);
    const { items } = (
      await api(serviceEndpoints.listServices, { as: national, query: { searchQuery: code } })
    ).body;
    expect(items).toEqual([]);
    expect((await prepare(anAuth({ code }))).codes).toEqual(['service.code-pris']);
  });

  it('is refused, account included, while something depends on it [R7.7]', async () => {
    const { _id } = await create();
    let ouverts = 2;
    serviceUsages.add('service.dossiers-ouverts', async (_, id) => (id === _id ? ouverts : 0));
    for (const refused of [await removeAuth(_id), await remove(_id)]) {
      expect([refused.status, refused.codes]).toEqual([422, ['service.dossiers-ouverts']]);
      expect(refused.problem.message).toContain('encore ouverts dans ce service : 2.');
    }
    expect((await read(_id)).body).toMatchObject({ etat_compte: 'invite', dossiers_ouverts: 2 });
    ouverts = 0;
    expect((await remove(_id)).status).toBe(200);
  });
});

describe('the people of a service', () => {
  const person = {
    email: 'camille.petit@exemple.fr',
    prenom: 'Camille',
    nom: 'Petit',
    role: 'membre' as const,
  };
  const add = (id: string, changes: object = {}) =>
    api(calls.addMembreService, { as: national, params: { id }, body: { ...person, ...changes } });
  const list = async (id: string) =>
    (await api(calls.listMembresService, { as: national, params: { id } })).body.items.map(({ nom }) => nom);

  it('join with an account, or receive one; and leave', async () => {
    const { _id } = await create();
    const known = await aCompte(db, { roles: ['lca.association'], nom: 'Abel' });
    expect((await add(_id)).body).toMatchObject({ nom: 'Petit', etat_compte: 'invite', role: 'membre' });
    expect(await mailsTo(db, person.email)).toHaveLength(1);
    expect((await add(_id, { email: known.email, role: 'responsable' })).body).toMatchObject({
      nom: 'Abel',
      etat_compte: 'actif',
    });
    expect((await findCompte(db, known.id))?.roles).toEqual(['lca.association', 'rds.user']);
    expect(await list(_id)).toEqual(['Abel', 'Petit']);
    expect((await add(_id, { email: known.email })).codes).toEqual(['service.membre-deja-la']);
    const leave = () =>
      api(calls.removeMembreService, { as: national, params: { id: _id, membre: known.id } });
    expect((await leave()).status).toBe(200);
    expect((await leave()).codes).toEqual(['service.membre-inconnu']);
    expect(await list(_id)).toEqual(['Petit']);
  });

  it('are never the account of a service, nor a disabled one', async () => {
    const { _id, auth, authId } = await create();
    const off = await aCompte(db, { desactive_at: new Date('2026-01-01T00:00:00Z') });
    expect((await add(_id, { email: auth?.login })).codes).toEqual(['service.compte-d-un-service']);
    expect((await add(_id, { email: off.email })).codes).toEqual(['compte.desactive']);
    const membre = authId ?? '';
    const leave = await api(calls.removeMembreService, { as: national, params: { id: _id, membre } });
    expect(leave.codes).toEqual(['service.membre-inconnu']);
  });

  it('read themselves with their services; their administrator reads them, nobody else [R6.22]', async () => {
    const member = await aCompte(db, { roles: ['rds.user'] });
    const { _id } = await create();
    await joinService(db, { id_service: _id, id_utilisateur: member.id, role: 'membre' });
    const readUser = (id: string, as = anActor({ id: member.id, roles: ['rds.user'] })) =>
      api(calls.readServiceUser, { as, params: { id } });
    for (const id of ['moi', member.id]) {
      const { body } = await readUser(id);
      expect(body.services.map((one) => [one._id, one.locked])).toEqual([[_id, false]]);
    }
    expect((await readUser(member.id, national)).status).toBe(200);
    expect((await readUser(member.id, local)).status).toBe(200);
    const elsewhere = anActor({ id: compte.id, roles: ['rds.admin'], territoire: '30' });
    const stranger = anActor({ id: compte.id, roles: ['rds.user'] });
    for (const as of [elsewhere, stranger]) expect((await readUser(member.id, as)).status).toBe(404);
    expect((await readUser('nimporte', national)).status).toBe(404);
    expect((await readUser('moi', anActor({ roles: ['lca.association'] }))).status).toBe(403);
  });
});

describe('who administers services', () => {
  const everything = async (as: typeof national, id: string) => {
    const params = { id };
    const body = { changes: { nom: { from: rds.nom, to: rds.nom } } };
    return [
      await api(calls.readServiceAdministre, { as, params }),
      await api(calls.listMembresService, { as, params }),
      await api(calls.updateAuthService, { as, params, body, ifMatch: 1 }),
      await api(calls.updateService, { as, params, body, ifMatch: 1 }),
      await api(calls.inviteService, { as, params }),
      await api(calls.addMembreService, {
        as,
        params,
        body: { email: 'x@exemple.fr', prenom: 'X', nom: 'Y', role: 'membre' },
      }),
      await api(calls.removeMembreService, { as, params: { ...params, membre: compte.id } }),
      await api(calls.deleteAuthService, { as, params }),
      await api(calls.deleteService, { as, params }),
    ].map(({ status }) => status);
  };

  it.each(['lca.association', 'lca.admin', 'rds.user', 'rds.service', 'osiris.appli_admin'])(
    'is not %s',
    async (role) => {
      const { _id } = await create();
      const as = anActor({ roles: [role] });
      expect(new Set(await everything(as, _id))).toEqual(new Set([403]));
      expect((await prepare(anAuth(), as)).status).toBe(403);
      expect((await complete(compte.id, {}, as)).status).toBe(403);
    },
  );

  it('is not a local administrator of elsewhere, by its id nor by its code: it does not exist for them', async () => {
    const { _id, code } = await create({}, { code_territoire: '30' });
    expect(new Set(await everything(local, _id))).toEqual(new Set([404]));
    expect(new Set(await everything(local, code))).toEqual(new Set([404]));
  });

  it('is a local administrator of the territory, who may not give the service to another [R6.6]', async () => {
    const { _id } = await create();
    const params = { id: _id };
    const move = (to: string, as: typeof national) =>
      api(calls.updateService, {
        as,
        params,
        body: { changes: { code_territoire: { from: rds.code_territoire, to } } },
        ifMatch: 1,
      });
    expect((await api(calls.listMembresService, { as: local, params })).status).toBe(200);
    expect((await move('30', local)).codes).toEqual(['service.hors-territoire']);
    expect((await read(_id, local)).body.rds.code_territoire).toBe('13');
    expect((await move('30', national)).status).toBe(200);
    expect((await read(_id, local)).status).toBe(404);
    expect((await read(_id)).body.rds.code_territoire).toBe('30');
  });

  it('is who administers the application, the country or the territory', async () => {
    for (const as of [national, local, appli]) {
      const { _id } = await create();
      expect((await read(_id, as)).body.rights).toEqual({
        edit: true,
        lock: true,
        unlock: false,
        delete: true,
        invite: true,
      });
      expect((await api(calls.deleteService, { as, params: { id: _id } })).status).toBe(200);
    }
  });
});

describe('from the account of a person', () => {
  const portail = anActor({ id: compte.id, roles: ['lca.admin'] });
  const end = (id: string, service: string, { motif = 'Mutation', as = portail } = {}) =>
    api(calls.endAppartenance, { as, params: { id, service }, body: { motif } });
  async function aMembre() {
    const person = await aCompte(db, { roles: ['rds.user'], prenom: 'Odile', nom: 'Castel' });
    const service = await aService(db);
    await joinService(db, { id_utilisateur: person.id, id_service: service.id, role: 'membre' });
    return { person, service };
  }
  const membresOf = async (id: string) =>
    (await api(calls.listMembresService, { as: national, params: { id } })).body.items.map(({ nom }) => nom);

  it('an administrator ends what they are in a service: the journal and their mailbox say why', async () => {
    const { person, service } = await aMembre();
    expect((await end(person.id, service.id)).body).toEqual({ retire: true });
    expect(await membresOf(service.id)).toEqual([]);
    const [line] = await listHistory(db, { objet: 'service', id_objet: service.id }, { limit: 1 });
    expect(line).toMatchObject({ action: 'retirer-membre', why: 'Mutation', from: 'Odile Castel' });
    const [mail] = await mailsTo(db, person.email);
    expect(mail?.objet).toMatch(/^Vous n’êtes plus dans le service /);
    expect(JSON.stringify(mail)).toContain('Mutation');
    expect((await end(person.id, service.id)).codes).toEqual(['service.membre-inconnu']);
  });

  it('nothing ends without a reason, for oneself, or by who administers services only', async () => {
    const { person, service } = await aMembre();
    expect((await end(person.id, service.id, { motif: ' ' })).codes).toEqual(['service.motif-manquant']);
    expect((await end(compte.id, service.id)).codes).toEqual(['compte.soi-meme']);
    for (const as of [national, appli, anActor({ id: person.id, roles: ['rds.user'] })])
      expect((await end(person.id, service.id, { as })).status).toBe(403);
    expect(await membresOf(service.id)).toEqual(['Castel']);
    expect(await mailsTo(db, person.email)).toEqual([]);
    expect((await end(person.id, service.id)).status).toBe(200);
  });
});
