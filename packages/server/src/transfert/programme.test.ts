import { programmeEndpoints } from '@asso/contract/transfert/programme.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { anActor } from '../platform/http/test/test-actor.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';
import { anEspace, wholeFdva } from './test/test-osiris.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api } = portal;
const world = await aWorld(db);
await world.publish();
const { admin, nadia, autre, create, list } = await anEspace(portal);
const fdb = { ...wholeFdva, id_sous_type_dispositif: 'FDB' };

const save = (as: Actor, programme: string, ifMatch: number, body: object) =>
  api(programmeEndpoints.saveProgramme, { as, params: { programme }, ifMatch, body: body as never });
const remove = (as: Actor, programme: string, ifMatch: number) =>
  api(programmeEndpoints.deleteProgramme, { as, params: { programme }, ifMatch });
const codes = async (as: Actor) => (await list(as)).body.items.map(({ code }) => code);

test('a programme is made of schemes and read by those who were given it', async () => {
  const made = await create(admin, {
    code: ' bop-163 ',
    libelle: ' Jeunesse et vie associative ',
    dispositifs: [wholeFdva, fdb],
    comptes: [nadia.id, nadia.id],
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    code: 'BOP-163',
    libelle: 'Jeunesse et vie associative',
    dispositifs: [{ ...wholeFdva, label: 'Fonds pour le développement de la vie associative' }],
    comptes: [{ id: nadia.id, role: 'osiris.admin-programme' }],
    version: 1,
  });
  expect(made.body.sous_dispositifs.map(({ code }) => code)).toContain('FDB');
  expect([await codes(admin), await codes(nadia), await codes(autre)]).toEqual([
    ['BOP-163'],
    ['BOP-163'],
    [],
  ]);
  const [seen] = (await list(nadia)).body.items;
  expect(seen).not.toHaveProperty('comptes');
  expect([(await list(nadia)).body.rights, (await list(admin)).body.rights]).toEqual([
    { administrer: false },
    { administrer: true },
  ]);
});

test('what is wrong is said beside its field, and nothing is written', async () => {
  const good = { code: 'X1', libelle: 'X', dispositifs: [fdb], comptes: [] };
  const fieldsOf = async (body: object) => {
    const { status, problem } = await create(admin, { ...good, ...body });
    return [status, problem.problems.map(({ field }) => field)];
  };
  expect(await fieldsOf({ code: 'a b', libelle: ' ', dispositifs: [] })).toEqual([
    400,
    ['code', 'libelle', 'dispositifs'],
  ]);
  expect(await fieldsOf({ dispositifs: [{ ...fdb, id_sous_type_dispositif: 'RIEN' }] })).toEqual([
    400,
    ['dispositifs'],
  ]);
  expect(await fieldsOf({ comptes: [world.jeanne.id] })).toEqual([400, ['comptes']]);
  expect(await fieldsOf({ code: 'bop-163' })).toEqual([409, ['code']]);
  expect(await codes(admin)).toEqual(['BOP-163']);
  expect((await create(admin, good)).status).toBe(201);
});

test('it is changed and taken away by its version; who loses it reads it no more', async () => {
  await create(admin, { code: '219', libelle: 'Sport', dispositifs: [fdb], comptes: [autre.id] });
  const changed = { libelle: 'Sport pour tous', dispositifs: [fdb], comptes: [nadia.id] };
  expect((await save(admin, '219', 9, changed)).status).toBe(409);
  const { status, body } = await save(admin, '219', 1, changed);
  expect([status, body.libelle, body.version]).toEqual([200, 'Sport pour tous', 2]);
  expect([await codes(autre), (await codes(nadia)).includes('219')]).toEqual([[], true]);
  expect((await save(admin, 'AUCUN', 1, changed)).status).toBe(404);
  expect((await remove(admin, '219', 1)).status).toBe(409);
  expect((await remove(admin, '219', 2)).status).toBe(200);
  expect((await remove(admin, '219', 2)).status).toBe(404);
  const acts = await listHistory(db, { objet: 'programme-osiris', id_objet: '219' }, { limit: 5 });
  expect(acts.map(({ action }) => action)).toEqual([
    'programme.supprimer',
    'programme.modifier',
    'programme.creer',
  ]);
});

test('only who administers the area writes it, and only its roles read it', async () => {
  const body = { code: 'Z', libelle: 'Z', dispositifs: [fdb], comptes: [] };
  const { code: _, ...saved } = body;
  const choices = (as: Actor) => api(programmeEndpoints.readChoixProgramme, { as });
  for (const as of [nadia, world.jeanne, world.agent, anActor({ roles: ['lca.admin'] })]) {
    const statuses = [
      (await create(as, body)).status,
      (await save(as, 'BOP-163', 1, saved)).status,
      (await remove(as, 'BOP-163', 1)).status,
      (await choices(as)).status,
    ];
    expect(statuses).toEqual([403, 403, 403, 403]);
  }
  expect((await list(world.agent)).status).toBe(403);
  const { status, body: choix } = await choices(admin);
  expect(status).toBe(200);
  expect(choix.dispositifs.map(({ code }) => code)).toContain('CNDS');
  expect(choix.comptes.map(({ id }) => id)).toEqual(expect.arrayContaining([nadia.id, autre.id, admin.id]));
  expect(choix.comptes.map(({ id }) => id)).not.toContain(world.jeanne.id);
});
