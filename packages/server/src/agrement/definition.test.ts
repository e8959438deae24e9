import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it, test } from 'vitest';
import { anAdministrateur } from '../compte/test-administrateurs.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test-app.ts';
import { seedAgrements } from '../seeds/demo/agrements.ts';
import { seedServices } from '../seeds/demo/services.ts';
import { aWorld, setTerritoire, today } from '../subvention/test-dossiers.sql.ts';

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

/** One that is being written, by calls. */
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
