import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it, test } from 'vitest';
import { anAdministrateur } from '../compte/test/test-administrateurs.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { seedAgrements } from '../seeds/demo/agrements.ts';
import { seedServices } from '../seeds/demo/services.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, setTerritoire, today } from '../subvention/test/test-dossiers.sql.ts';
import { findDefinition } from './definition.sql.ts';
import { withoutDefinitions } from './test/test-agrements.ts';
import { pinVersionAgrement } from './version.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;
const {
  listAgrements,
  readAgrement,
  createAgrement,
  updateAgrement,
  publishAgrement,
  changeEtatAgrement,
  duplicateAgrement,
  deleteAgrement,
  deleteAgrementSansId,
  readHistoriqueAgrement,
} = definitionEndpoints;

const national = await anAdministrateur(db, { role: 'rds.admin' });
const local = await anAdministrateur(db, { role: 'rds.admin', territoire: '13' });
const ailleurs = await anAdministrateur(db, { role: 'rds.admin', territoire: '30' });
const appli = await anAdministrateur(db, { role: 'rds.appli_admin' });
const lca = await anAdministrateur(db, { role: 'lca.admin' });
const world = await aWorld(db);
await setTerritoire(db, world.drajes.id, '13');
await setTerritoire(db, world.cd.id, '30');

let rank = 0;
const aNew = () => ({
  code: `AGR-${++rank}`,
  libelle: `Agrément d’essai ${rank} 2027`,
  type_agrement: 'JEP',
  campagne_exercice: 2027,
  id_service: world.drajes.id,
});

const dates = {
  date_debut: { to: '2026-01-01' },
  heure_debut: { from: '00h00', to: '09h00' },
  date_fin: { to: '2027-12-31' },
};

/** Makes an agrément that is still a draft, through the API. */
async function aDefinition(as: Actor = national) {
  const body = aNew();
  const { body: made } = await api(createAgrement, { as, body });
  const params = { id: made._id };
  const read = async (by: Actor = as) => api(readAgrement, { as: by, params });
  const versionNow = async () => (await read()).body.version;
  const save = async (changes: Record<string, { from?: unknown; to?: unknown }>, by: Actor = as) =>
    api(updateAgrement, { as: by, params, body: { changes }, ifMatch: await versionNow() });
  const publish = async (by: Actor = as) =>
    api(publishAgrement, { as: by, params, ifMatch: await versionNow() });
  const move = async (etat: 'publie' | 'retire', by: Actor = as) =>
    api(changeEtatAgrement, { as: by, params, body: { etat }, ifMatch: await versionNow() });
  return { ...made, params, read, save, publish, move };
}

async function aPublished() {
  const definition = await aDefinition();
  await definition.save(dates);
  expect((await definition.publish()).status).toBe(201);
  return definition;
}

test('a publication says in the history what it changes for everybody; the first one changes nothing', async () => {
  const { _id, libelle, save, publish } = await aPublished();
  await save({ libelle: { from: libelle, to: 'Agrément renommé 2027' } });
  expect((await publish()).status).toBe(201);
  const lines = await listHistory(db, { objet: 'definition-agrement', id_objet: _id }, { limit: 9 });
  const published = lines.filter(({ action }) => action === 'agrement.publish');
  expect(published.map(({ details }) => details)).toEqual([
    { avant_apres: [{ champ: 'Nom de l’agrément', avant: libelle, apres: 'Agrément renommé 2027' }] },
    null,
  ]);
});

test('the accreditations of the demonstration are offered to everybody who is signed in', async () => {
  await seedServices(db);
  await seedAgrements({ db, clock });
  await seedAgrements({ db, clock });
  const { body } = await api(listAgrements, { as: world.jeanne, query: { q: 'PACA' } });
  expect(body.items.map(({ code, ouverture }) => [code, ouverture])).toEqual([
    ['SPORT-PACA', 'ouverte'],
    ['HAA-PACA', 'ouverte'],
    ['JEP-PACA', 'ouverte'],
    ['SC-PACA', 'fermee'],
  ]);
  const open = await api(listAgrements, { as: world.jeanne, query: { q: 'SC-PACA', ouverts: 'true' } });
  expect(open.body.items).toEqual([]);
});

describe('who writes an accreditation', () => {
  test.each([
    ['the national administrator', national],
    ['the administrator of its territory', local],
    ['the administrator of the application', appli],
    ['the administrator of the portal', lca],
  ] as const)('%s creates it, reads it, saves it and publishes it', async (_, as) => {
    const { save, publish, read } = await aDefinition(as);
    expect((await read()).body.brouillon?.valeur.type_agrement).toBe('JEP');
    expect((await save(dates)).status).toBe(200);
    const published = await publish();
    expect([published.status, published.body.etat, published.body.numero_version]).toEqual([
      201,
      'publie',
      1,
    ]);
  });

  test('nobody else knows of its draft: another territory is answered as if it did not exist', async () => {
    const { _id, code } = await aDefinition();
    const { body } = await api(listAgrements, { as: ailleurs, query: { q: code, administres: 'true' } });
    expect(body.items).toEqual([]);
    for (const id of [code, _id]) {
      const at = { as: ailleurs, params: { id } };
      const answers = [
        await api(readAgrement, at),
        await api(updateAgrement, { ...at, body: { changes: {} }, ifMatch: 1 }),
        await api(publishAgrement, { ...at, ifMatch: 1 }),
        await api(changeEtatAgrement, { ...at, body: { etat: 'retire' }, ifMatch: 1 }),
        await api(duplicateAgrement, { ...at, body: { code: 'COPIE' } }),
        await api(deleteAgrement, at),
        await api(readHistoriqueAgrement, at),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    }
  });

  test('associations, instructors and services are refused each call of those who write', async () => {
    const { params } = await aDefinition();
    const service = await anAdministrateur(db, { role: 'rds.service', services: world.agent.services });
    for (const as of [world.jeanne, world.agent, service]) {
      const at = { as, params };
      const answers = [
        await api(listAgrements, { as, query: { administres: 'true' } }),
        await api(createAgrement, { as, body: aNew() }),
        await api(updateAgrement, { ...at, body: { changes: {} }, ifMatch: 1 }),
        await api(publishAgrement, { ...at, ifMatch: 1 }),
        await api(changeEtatAgrement, { ...at, body: { etat: 'retire' }, ifMatch: 1 }),
        await api(duplicateAgrement, { ...at, body: { code: 'COPIE' } }),
        await api(deleteAgrement, at),
        await api(readHistoriqueAgrement, at),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403, 403]);
      expect((await api(readAgrement, at)).status).toBe(404);
    }
    expect((await api(readAgrement, { params })).status).toBe(401);
  });

  test('a local administrator gives it to no service of another territory', async () => {
    const refused = await api(createAgrement, { as: ailleurs, body: aNew() });
    expect(refused.problem).toMatchObject({ code: 'agrement.service-hors-territoire', field: 'id_service' });
    const { save } = await aDefinition(local);
    const moved = await save({ id_service: { from: world.drajes.id, to: world.cd.id } });
    expect(moved.problem).toMatchObject({ code: 'agrement.service-hors-territoire', field: 'id_service' });
  });
});

test('the service that gives it is named by its code as well as by its id', async () => {
  const made = await api(createAgrement, {
    as: national,
    body: { ...aNew(), id_service: world.drajes.code },
  });
  expect(made.status).toBe(201);
  const { service: given } = (await api(readAgrement, { as: national, params: { id: made.body._id } })).body;
  expect(given.id).toBe(world.drajes.id);
  const refused = await api(createAgrement, { as: national, body: { ...aNew(), id_service: 'INCONNU' } });
  expect(refused.problem).toMatchObject({ code: 'agrement.service-inconnu', field: 'id_service' });
});

describe('what is saved of it', () => {
  it('is the fields that changed, named with what they started from [R7.16]', async () => {
    const { save, read, params } = await aDefinition();
    expect((await save({ presentation: { to: 'Pour qui accueille des jeunes.' } })).status).toBe(200);
    expect((await read()).body.brouillon?.valeur).toMatchObject({
      presentation: 'Pour qui accueille des jeunes.',
      type_agrement: 'JEP',
    });
    const late = await api(updateAgrement, {
      as: lca,
      params,
      body: { changes: { presentation: { from: null, to: 'Autre texte' } } },
      ifMatch: 1,
    });
    expect(late.status).toBe(409);
    const { version } = (await read()).body;
    const named = await api(updateAgrement, {
      as: lca,
      params,
      body: { presentation: 'Autre' },
      ifMatch: version,
    });
    expect(named.body.brouillon?.valeur).toMatchObject({ presentation: 'Autre', type_agrement: 'JEP' });
    const older = { as: lca, params, body: { presentation: 'Encore' }, ifMatch: version };
    expect((await api(updateAgrement, older)).status).toBe(409);
    const blind = await api(updateAgrement, { as: national, params, body: { changes: {} } });
    expect(blind.status).toBe(428);
  });

  it('names what it does not know, and a code that is taken', async () => {
    const other = await aDefinition();
    const { save, code } = await aDefinition();
    expect((await save({ inconnu: { to: 'x' } })).problem.code).toBe('kernel.champ-inconnu');
    const taken = await save({ code: { from: code, to: other.code } });
    expect(taken.problem).toMatchObject({ code: 'agrement.code-pris', field: 'code' });
    expect((await save({ code: { from: code, to: `${code}-BIS` } })).body.code).toBe(`${code}-BIS`);
  });

  it('once published, what it is known by no longer changes', async () => {
    const { save, code } = await aPublished();
    const refused = await save({ code: { from: code, to: 'AUTRE' } });
    expect([refused.status, refused.problem.field]).toEqual([403, 'code']);
    const saved = await save({ presentation: { to: 'Nouvelle présentation' } });
    expect([saved.status, saved.body.isModifiee, saved.body.numero_version]).toEqual([200, true, 1]);
  });
});

describe('what becomes of it', () => {
  it('is published in versions that never change, and not when nothing changed', async () => {
    const { save, publish, read } = await aPublished();
    const same = await publish();
    expect([same.status, same.problem.code]).toEqual([400, 'agrement.sans-changement']);
    await save({ presentation: { to: 'Seconde version' } });
    expect((await publish()).body.numero_version).toBe(2);
    expect((await read()).body.versions.map(({ numero, dossiers }) => [numero, dossiers])).toEqual([
      [2, 0],
      [1, 0],
    ]);
    const { body } = await read(world.jeanne);
    expect([body.publiee?.definition.presentation, body.brouillon, body.versions]).toEqual([
      'Seconde version',
      null,
      [],
    ]);
  });

  it('is not published while something lacks, each named by its field', async () => {
    const { save, publish } = await aDefinition();
    await save({
      date_debut: { to: '2027-12-31' },
      date_fin: { to: '2027-01-01' },
      'documents_attendus.d1': { to: { id: 'd1', label: 'Rapport', code: 'R A R', nature: 'RAR' } },
      'champs_personnalises.q1': { to: { id: 'q1', label: 'Votre projet', code: 'projet', kind: 'text' } },
    });
    const refused = await publish();
    expect(refused.status).toBe(422);
    expect(refused.problem.problems.map(({ field }) => field)).toEqual([
      'champs_personnalises.q1.max',
      'date_fin',
      'documents_attendus.d1.code',
    ]);
  });

  it('is withdrawn and offered again; withdrawn, it is in no list of those who ask', async () => {
    const { code, save, publish, move } = await aPublished();
    const listed = async () =>
      (await api(listAgrements, { as: world.jeanne, query: { q: code } })).body.items.map((one) => one.code);
    expect(await listed()).toEqual([code]);
    expect((await move('retire')).body.etat).toBe('retire');
    expect(await listed()).toEqual([]);
    const answers = [await save({ presentation: { to: 'x' } }), await publish(), await move('retire')];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [403, 'agrement.acte-impossible'],
      [403, 'agrement.acte-impossible'],
      [403, 'agrement.acte-impossible'],
    ]);
    expect((await move('publie')).body.etat).toBe('publie');
    expect(await listed()).toEqual([code]);
  });

  it('is copied a year later under another code, unpublished', async () => {
    const { params, code } = await aPublished();
    const copy = await api(duplicateAgrement, { as: national, params, body: { code: `${code}-2028` } });
    expect(copy.status).toBe(201);
    expect(copy.body).toMatchObject({ etat: 'brouillon', campagne_exercice: 2028, publiee: null });
    expect(copy.body.libelle).toMatch(/2028$/);
    expect(copy.body.brouillon?.valeur).toMatchObject({ date_debut: '2027-01-01', date_fin: '2028-12-31' });
    const again = await api(duplicateAgrement, { as: national, params, body: { code } });
    expect(again.problem).toMatchObject({ code: 'agrement.code-pris', field: 'code' });
  });

  it('is deleted while nobody began a dossier on it, and its code may be given again', async () => {
    const { params, code } = await aPublished();
    expect((await api(deleteAgrement, { as: national, params })).status).toBe(200);
    expect((await api(readAgrement, { as: national, params })).status).toBe(404);
    const again = await api(createAgrement, { as: national, body: { ...aNew(), code } });
    expect(again.status).toBe(201);
  });

  it('is kept once a dossier was begun on it: it is withdrawn instead', async () => {
    const { params, read, move } = await aPublished();
    await beginOn(params.id);
    const refused = await api(deleteAgrement, { as: national, params });
    expect([refused.status, refused.problem.code]).toEqual([409, 'agrement.a-des-dossiers']);
    expect((await read()).body.rights.delete).toBe(false);
    expect((await read()).body.versions[0]?.dossiers).toBe(1);
    expect((await move('retire')).status).toBe(200);
  });

  it('is not deleted without an id [R5.142]', async () => {
    const refused = await api(deleteAgrementSansId, { as: national });
    expect([refused.status, refused.problem.message]).toEqual([400, 'Missing ID']);
  });

  it('tells each act in its history, the newest first', async () => {
    const { params, move } = await aPublished();
    await move('retire');
    const { body } = await api(readHistoriqueAgrement, { as: national, params });
    expect(body.items.map(({ action, section }) => (section ? `${action} ${section}` : action))).toEqual([
      'agrement.withdraw',
      'agrement.publish',
      'enregistrer Clôture, le',
      'enregistrer Ouverture, à',
      'enregistrer Ouverture, le',
      'agrement.create',
    ]);
    const next = await api(readHistoriqueAgrement, { as: national, params, query: { limit: '2' } });
    expect(next.body.next).not.toBeNull();
  });
});

/** Begins a dossier on the agrément, so that a published version is in use. */
async function beginOn(id: string): Promise<void> {
  const row = await findDefinition(db, id);
  const begun = await aWorld(db);
  await begun.publish();
  const { body } = await subventionCalls(portal, begun).create();
  await inTransaction(db, (trx) => pinVersionAgrement(trx, body.id, row?.id_version ?? ''));
}

test('what fails for no known reason is said by one sentence, whatever was asked [R8.13] [M094] [M087]', async () => {
  const create = () => api(createAgrement, { as: national, body: aNew() });
  expect((await create()).status).toBe(201);
  const { status, problem } = await withoutDefinitions(db, create);
  // For an error that nobody foresaw, the pages say the fallback sentence of the call.
  expect([status, problem.code]).toEqual([500, 'kernel.erreur-interne']);
  const { listAgrements, ...actes } = definitionEndpoints;
  expect(listAgrements.fallback.message).toBe(
    'Une erreur est survenue lors de la récupération des etats de rda',
  );
  for (const row of Object.values(actes))
    expect(row.fallback.message).toBe("Un problème est survenu lors de la création de l'agrément.");
  expect((await create()).status).toBe(201);
});
