import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { describe, expect, it, test } from 'vitest';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, setTerritoire, today } from '../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const {
  listCampagnes,
  readCampagne,
  saveBrouillon,
  publishCampagne,
  createSubvention,
  updateSubvention,
  deleteSubvention,
  duplicateSubvention,
  readHistoriqueCampagne,
  listDispositifs,
} = campagneEndpoints;

const anAdmin = (changes: Partial<Actor> = {}) => anAdministrateur(db, changes);
const national = await anAdmin();
const local = await anAdmin({ territoire: '13' });
const ailleurs = await anAdmin({ territoire: '30' });
const appli = await anAdmin({ role: 'rds.appli_admin' });

/** Creates a published campaign of a service of département 13, and calls on it. */
async function aCampaign() {
  const world = await aWorld(db);
  await setTerritoire(db, world.drajes.id, '13');
  await world.publish();
  const params = { id: world.code };
  const read = async (as: Actor = national) => (await api(readCampagne, { as, params })).body;
  const save = async (changes: Record<string, { from?: unknown; to?: unknown }>, as = national) =>
    api(saveBrouillon, { as, params, body: { changes }, ifMatch: (await read()).brouillon.version });
  const publish = async (as = national) =>
    api(publishCampagne, { as, params, ifMatch: (await read()).brouillon.version });
  return { world, params, read, save, publish };
}

let rank = 0;
const aNew = (id_service: string) => ({
  code: `NEUF-${++rank}`,
  titre: 'Aide aux premiers pas 2027',
  dispositif: { code: 'FDVA', label: 'Fonds pour le développement de la vie associative' },
  campagne_exercice: 2027,
  id_service,
});

describe('who administers a campaign', () => {
  const administrateurs = [
    ['the national administrator', national],
    ['the administrator of its territory', local],
    ['the administrator of the application', appli],
  ] as const;

  test.each(administrateurs)('%s reads it, saves it and publishes it', async (_, as) => {
    const { params, save, publish, read } = await aCampaign();
    expect((await api(readCampagne, { as, params })).status).toBe(200);
    const saved = await save(
      { titre: { from: (await read()).brouillon.valeur.titre, to: 'Autre titre' } },
      as,
    );
    expect(saved.status).toBe(200);
    expect((await publish(as)).status).toBe(201);
    expect((await read()).publiee?.campagne.titre).toBe('Autre titre');
  });

  test('nobody else knows of it: an administrator of another territory is answered as if it did not exist', async () => {
    const { world, params } = await aCampaign();
    const { body } = await api(listCampagnes, { as: ailleurs, query: { q: world.code } });
    expect(body.items).toEqual([]);
    for (const id of [world.code, (await api(readCampagne, { as: national, params })).body.id]) {
      const at = { as: ailleurs, params: { id } };
      const answers = [
        await api(readCampagne, at),
        await api(saveBrouillon, { ...at, body: { changes: {} }, ifMatch: 1 }),
        await api(publishCampagne, { ...at, ifMatch: 1 }),
        await api(readHistoriqueCampagne, at),
        await api(updateSubvention, { ...at, body: { active: false }, ifMatch: 1 }),
        await api(deleteSubvention, at),
        await api(duplicateSubvention, { ...at, body: { code: 'COPIE' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    }
  });

  test('associations, instructors and services are refused each call', async () => {
    const { world, params } = await aCampaign();
    const service = await anAdmin({ role: 'rds.service', services: world.agent.services });
    const lca = await anAdmin({ role: 'lca.admin' });
    for (const as of [world.jeanne, world.agent, service, lca]) {
      const at = { as, params };
      const answers = [
        await api(listCampagnes, { as }),
        await api(readCampagne, at),
        await api(saveBrouillon, { ...at, body: { changes: {} }, ifMatch: 1 }),
        await api(publishCampagne, { ...at, ifMatch: 1 }),
        await api(readHistoriqueCampagne, at),
        await api(createSubvention, { as, body: aNew(world.drajes.id) }),
        await api(updateSubvention, { ...at, body: { active: false }, ifMatch: 1 }),
        await api(deleteSubvention, at),
        await api(duplicateSubvention, { ...at, body: { code: 'COPIE' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 403]);
    }
  });
});

describe('writing and publishing', () => {
  it('keeps what was published, and gives the next dossier the next version', async () => {
    const { world, save, publish, read } = await aCampaign();
    const { aReady, create, read: readDossier } = subventionCalls(portal, world);
    const { id_fo } = await aReady();
    const question = {
      id: 'q1',
      bloc: 'dossier-bloc',
      code: 'repas',
      label: 'Les repas',
      kind: 'bool',
      rang: 9,
    };
    await save({ 'champs_personnalises.q1': { from: null, to: question } });
    const published = await publish();
    expect(published.body).toMatchObject({ numero_version: 2, isModifiee: false });
    expect(published.body.versions.map(({ numero, dossiers }) => [numero, dossiers])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    const begun = await readDossier(world.jeanne, id_fo);
    expect(begun.numero_version).toBe(1);
    expect(begun.campagne.champs_personnalises['dossier-bloc']).toBeUndefined();
    const next = await create(world.ali);
    expect(next.status).toBe(201);
    expect((await read()).versions[0]?.dossiers).toBe(1);
  });

  it('is refused with what is wrong, at its field, and nothing is published', async () => {
    const { save, publish, read } = await aCampaign();
    const line = (await read()).brouillon.valeur.sous_dispositifs?.[0];
    await save({ [`sous_dispositifs.${line?.id}.date_fin`]: { from: line?.date_fin, to: '2026-01-01' } });
    const refused = await publish();
    expect(refused.status).toBe(422);
    expect(refused.problem.field).toBe(`sous_dispositifs.${line?.id}.date_fin`);
    expect((await read()).numero_version).toBe(1);
  });

  it('is one version at a time: another save in between, or a second press, publishes nothing', async () => {
    const { params, save, read } = await aCampaign();
    await save({ presentation: { from: null, to: 'Une' } });
    const ifMatch = (await read()).brouillon.version;
    await save({ presentation: { from: 'Une', to: 'Deux' } });
    const late = await api(publishCampagne, { as: national, params, ifMatch });
    expect([late.status, late.problem.code]).toEqual([409, 'kernel.conflit']);
    const at = { as: national, params, ifMatch: ifMatch + 1 };
    const both = await Promise.all([api(publishCampagne, at), api(publishCampagne, at)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await read()).versions.map(({ numero }) => numero)).toEqual([2, 1]);
  });

  it('has one effect when it is sent again with its key', async () => {
    const { params, save, read } = await aCampaign();
    await save({ presentation: { from: null, to: 'Une' } });
    const at = {
      as: national,
      params,
      ifMatch: (await read()).brouillon.version,
      idempotencyKey: `p-${params.id}`,
    };
    const answers = [await api(publishCampagne, at), await api(publishCampagne, at)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await read()).versions).toHaveLength(2);
  });

  it('says that nothing changed, and asks for the version one has seen', async () => {
    const { params, publish } = await aCampaign();
    // The first publication adds to the line what is known of the sous-dispositif.
    expect((await publish()).status).toBe(201);
    const same = await publish();
    expect([same.status, same.problem.message]).toEqual([
      400,
      'Rien n’a changé depuis la version 2. Modifiez la campagne avant de publier.',
    ]);
    expect((await api(publishCampagne, { as: national, params })).status).toBe(428);
  });

  it('never gives a code that was published another kind of answer', async () => {
    const { save, publish, read } = await aCampaign();
    const line = (await read()).brouillon.valeur.champs_personnalises?.[0];
    await save({ [`champs_personnalises.${line?.id}`]: { from: line, to: null } });
    expect((await publish()).status).toBe(201);
    const back = {
      id: 'n1',
      bloc: 'custom-bloc',
      code: line?.code,
      label: 'Sessions',
      kind: 'bool',
      rang: 0,
    };
    await save({ 'champs_personnalises.n1': { from: null, to: back } });
    const refused = await publish();
    expect(refused.problem).toMatchObject({
      code: 'catalogue.genre-change',
      field: 'champs_personnalises.n1.kind',
    });
  });

  it('wants the service that answers for it in the territory of who publishes', async () => {
    const { world, save, publish, read } = await aCampaign();
    await setTerritoire(db, world.cd.id, '30');
    const [line] = (await read()).brouillon.valeur.instructeurs ?? [];
    const change = { [`instructeurs.${line?.id}.id_service`]: { from: line?.id_service, to: world.cd.id } };
    await save(change, local);
    const refused = await publish(local);
    expect(refused.problem).toMatchObject({
      code: 'catalogue.referent-hors-territoire',
      field: `instructeurs.${line?.id}.id_service`,
    });
    expect((await publish(national)).status).toBe(201);
    expect((await api(readCampagne, { as: local, params: { id: world.code } })).status).toBe(404);
  });

  it('saves field by field: what nobody else touched is merged, the rest is asked', async () => {
    const { params, read } = await aCampaign();
    const { version, valeur } = (await read()).brouillon;
    const save = (as: Actor, changes: Record<string, { from?: unknown; to?: unknown }>) =>
      api(saveBrouillon, { as, params, body: { changes }, ifMatch: version });
    expect((await save(local, { titre: { from: valeur.titre, to: 'Le mien' } })).status).toBe(200);
    expect((await save(appli, { presentation: { from: null, to: 'La mienne' } })).status).toBe(200);
    const crossed = await save(appli, { titre: { from: valeur.titre, to: 'Le sien' } });
    expect(crossed.status).toBe(409);
    expect(crossed.problem).toMatchObject({ conflicts: { titre: 'Le mien' }, par: expect.any(String) });
    expect((await save(local, { inconnu: { from: null, to: 1 } })).problem.code).toBe('kernel.champ-inconnu');
  });

  it('is told in the history, line after line', async () => {
    const { params, save, publish } = await aCampaign();
    await save({ presentation: { from: null, to: 'Une' } });
    await publish();
    const first = await api(readHistoriqueCampagne, { as: local, params, query: { limit: 1 } });
    expect(first.body.items).toMatchObject([
      {
        action: 'subvention.publish',
        avant: '2027, version 1',
        apres: '2027, version 2',
        par: 'Claire Vidal',
      },
    ]);
    const avant = first.body.next ?? undefined;
    const second = await api(readHistoriqueCampagne, { as: local, params, query: { limit: 5, avant } });
    expect(second.body.items).toMatchObject([{ action: 'enregistrer', section: 'Nom et présentation' }]);
    expect(second.body.next).toBeNull();
  });
});

describe('creating, copying, closing and deleting', () => {
  it('creates one from a kind, ready to be read again, and says what stands around it', async () => {
    const { world } = await aCampaign();
    const body = { ...aNew(world.drajes.id), modele: 'investissement' as const };
    expect((await api(createSubvention, { as: local, body })).status).toBe(201);
    const at = { as: local, params: { id: body.code } };
    const { brouillon, alentours } = (await api(readCampagne, at)).body;
    expect(brouillon.valeur).toMatchObject({ demande_paiement: 'plusieurs', acompte_pourcent: 50 });
    expect(alentours).toMatchObject({ lettres: 0, enveloppes: 0 });
    expect(alentours.agents).toBeGreaterThan(0);
    expect((await api(publishCampagne, { ...at, ifMatch: brouillon.version })).status).toBe(201);
  });

  it('takes the code of the service as well as its id, and no other', async () => {
    const { world } = await aCampaign();
    const { status, body } = await api(createSubvention, { as: local, body: aNew(world.drajes.code) });
    expect(status).toBe(201);
    const { brouillon } = (await api(readCampagne, { as: local, params: { id: body.code } })).body;
    expect(brouillon.valeur.instructeurs).toMatchObject([{ id_service: world.drajes.id }]);
    const refused = await api(createSubvention, { as: local, body: aNew('INCONNU') });
    expect(refused.problem).toMatchObject({ code: 'catalogue.service-inconnu', field: 'id_service' });
  });

  it('creates one that nobody sees before it is published', async () => {
    const { world } = await aCampaign();
    const body = aNew(world.drajes.id);
    const created = await api(createSubvention, { as: local, body });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      code: body.code,
      titre: body.titre,
      etat: 'preparation',
      campagne_exercice: body.campagne_exercice,
      rights: {
        edit: true,
        publish: true,
        activate: false,
        deactivate: false,
        duplicate: true,
        delete: true,
      },
    });
    const { items } = (await api(subventionEndpoints.listSubventions, { as: world.jeanne })).body;
    expect(items.map(({ code }) => code)).not.toContain(body.code);
    const refused = await api(publishCampagne, { as: local, params: { id: body.code }, ifMatch: 1 });
    expect(refused.status).toBe(422);
    expect(refused.problem.problems.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['delai_habituel_jours', 'sous_dispositifs']),
    );
  });

  it('is refused with a code that is taken, a service that is not, and outside one’s territory', async () => {
    const { world } = await aCampaign();
    const create = (as: Actor, body: object) =>
      api(createSubvention, { as, body: { ...aNew(world.drajes.id), ...body } });
    const taken = await create(local, { code: world.code });
    expect([taken.status, taken.problem.code, taken.problem.field]).toEqual([
      400,
      'catalogue.code-pris',
      'code',
    ]);
    const unknown = await create(local, { id_service: '00000000-0000-4000-8000-000000000000' });
    expect(unknown.problem.code).toBe('catalogue.service-inconnu');
    expect((await create(ailleurs, {})).problem.code).toBe('catalogue.referent-hors-territoire');
    expect((await create(local, { code: 'deux mots' })).status).toBe(400);
  });

  it('copies a campaign a year later, under another code, published by nobody', async () => {
    const { params, read } = await aCampaign();
    const before = (await read()).brouillon.valeur;
    const copied = await api(duplicateSubvention, { as: local, params, body: { code: `${params.id}-2028` } });
    expect(copied.status).toBe(201);
    expect(copied.body).toMatchObject({ etat: 'preparation', titre: 'Formation des bénévoles 2028' });
    const { brouillon } = (await api(readCampagne, { as: local, params: { id: copied.body.id } })).body;
    expect(brouillon.valeur).toMatchObject({
      campagne_exercice: 2028,
      sous_dispositifs: [{ date_debut: '2028-01-05', heure_debut: '09h00', date_fin: '2028-03-11' }],
      documents_attendus: before.documents_attendus,
    });
    const again = await api(duplicateSubvention, { as: local, params, body: { code: `${params.id}-2028` } });
    expect(again.problem.code).toBe('catalogue.code-pris');
  });

  it('closes one to associations, and opens it again', async () => {
    const { world, params, read } = await aCampaign();
    const seen = async () =>
      (await api(subventionEndpoints.listSubventions, { as: world.jeanne })).body.items.map(
        ({ code }) => code,
      );
    const change = async (active: boolean) =>
      api(updateSubvention, { as: local, params, body: { active }, ifMatch: (await read()).version });
    expect((await change(false)).body).toMatchObject({
      etat: 'inactive',
      rights: { activate: true, deactivate: false },
    });
    expect(await seen()).not.toContain(world.code);
    expect((await change(true)).body.etat).toBe('publiee');
    const { version } = await read();
    expect((await change(true)).body.version).toBe(version);
    expect(await seen()).toContain(world.code);
    const late = await api(updateSubvention, { as: local, params, body: { active: false }, ifMatch: 1 });
    expect([late.status, late.problem.code]).toEqual([409, 'kernel.conflit']);
    const renamed = { code: `${params.id}-BIS` };
    const refused = await api(updateSubvention, {
      as: local,
      params,
      body: renamed,
      ifMatch: (await read()).version,
    });
    expect(refused.problem.code).toBe('catalogue.code-publie');
  });

  it('deletes one without dossiers, whose code is free again, and never one that has some', async () => {
    const { world, params } = await aCampaign();
    const { aReady } = subventionCalls(portal, world);
    const dossiers = async () =>
      (await api(listCampagnes, { as: national, query: { q: world.code } })).body.items.map(
        (one) => one.dossiers,
      );
    expect(await dossiers()).toEqual([0]);
    await aReady();
    expect(await dossiers()).toEqual([1]);
    const refused = await api(deleteSubvention, { as: national, params });
    expect([refused.status, refused.problem.message]).toEqual([
      409,
      'Des dossiers ont été commencés : cette subvention ne peut pas être supprimée. Fermez-la : elle ne sera plus proposée, et ses dossiers restent.',
    ]);
    const empty = await aCampaign();
    const { id } = (await api(readCampagne, { as: local, params: empty.params })).body;
    expect((await api(deleteSubvention, { as: local, params: empty.params })).body).toEqual({ id });
    expect((await api(readCampagne, { as: national, params: { id } })).status).toBe(404);
    const code = { params: { code: empty.world.code } };
    expect((await api(subventionEndpoints.readSubvention, { as: world.jeanne, ...code })).status).toBe(404);
    const body = { ...aNew(world.drajes.id), code: empty.world.code };
    expect((await api(createSubvention, { as: local, body })).status).toBe(201);
  });

  it('lists them by title, page after page, found by any of their words', async () => {
    const { world } = await aCampaign();
    const titres = ['Zèbre un', 'Zèbre deux', 'Zèbre trois'];
    for (const titre of titres) {
      await api(createSubvention, { as: local, body: { ...aNew(world.drajes.id), titre } });
    }
    const query = { q: 'zebre', limit: 2 };
    const first = (await api(listCampagnes, { as: local, query })).body;
    expect([first.items.map(({ titre }) => titre), first.total]).toEqual([['Zèbre deux', 'Zèbre trois'], 3]);
    const next = (await api(listCampagnes, { as: local, query: { ...query, cursor: first.next ?? '' } }))
      .body;
    expect([next.items.map(({ titre }) => titre), next.next]).toEqual([['Zèbre un'], null]);
  });
});

describe('what anybody signed in reads of the catalogue', () => {
  it('gives the schemes with their sub-schemes, and the subventions when they are asked for', async () => {
    const { world } = await aCampaign();
    const { items } = (await api(listDispositifs, { as: world.jeanne })).body;
    const fdva = items.find(({ code }) => code === 'FDVA');
    expect(fdva).toMatchObject({ isSportif: true });
    expect(fdva?.sous_dispositifs?.map(({ label }) => label)).toContain(
      'Formation des bénévoles - pluriannuel',
    );
    expect(fdva?.subventions).toBeUndefined();
    const full = await api(listDispositifs, { as: world.jeanne, query: { populate: ['subventions'] } });
    const named = full.body.items.find(({ code }) => code === 'FDVA')?.subventions;
    expect(named).toContainEqual({ code: world.code, titre: 'Formation des bénévoles 2027' });
    const short = await api(listDispositifs, { as: world.jeanne, query: { fields: ['code'] } });
    expect(short.body.items).toContainEqual({ code: 'CNDS' });
    expect((await api(listDispositifs, {})).status).toBe(401);
  });

  it('gives of each subvention the fields that are named, and refuses unknown names', async () => {
    const { world } = await aCampaign();
    const read = (query: object) => api(subventionEndpoints.listSubventions, { as: world.jeanne, query });
    const { items } = (await read({ fields: ['code', 'campagne.titre'], populate: ['service'] })).body;
    expect(items).toContainEqual({ code: world.code, campagne: { titre: 'Formation des bénévoles 2027' } });
    expect((await read({ fields: ['recherche'] })).status).toBe(400);
    expect((await read({ populate: ['utilisateurs'] })).status).toBe(400);
  });

  it('requires the code of the one that is read [R7.8]', async () => {
    const { world } = await aCampaign();
    const read = (code: string) =>
      api(subventionEndpoints.readSubvention, { as: world.jeanne, params: { code } });
    expect([
      (await read(world.code)).status,
      (await read(' ')).status,
      (await read('AUCUNE')).status,
    ]).toEqual([200, 400, 404]);
  });
});

test('a row of the list says from when to when the published campaign is open, and nothing before', async () => {
  const { world, params } = await aCampaign();
  const rows = async () =>
    (await api(listCampagnes, { as: national, query: { q: params.id, limit: 5 } })).body.items;
  const [row] = await rows();
  const { body } = await api(readCampagne, { as: national, params });
  const published = body.publiee?.campagne as Campagne;
  const { sous_dispositifs, fuseau } = published;
  expect([row?.date_debut, row?.date_fin, row?.fuseau]).toEqual([
    sous_dispositifs.map((one) => one.date_debut).toSorted()[0],
    sous_dispositifs
      .map((one) => one.date_fin)
      .toSorted()
      .at(-1),
    fuseau,
  ]);
  const neuve = aNew(world.drajes.id);
  await api(createSubvention, { as: national, body: neuve });
  const made = (await api(listCampagnes, { as: national, query: { q: neuve.code, limit: 5 } })).body.items;
  expect(made.map(({ date_debut, date_fin }) => [date_debut, date_fin])).toEqual([[null, null]]);
});
