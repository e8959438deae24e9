import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aWorld, today } from '../test/test-dossiers.sql.ts';

const { moveInstruction, readHistorique } = dossierEndpoints;
const { readProposition, saveProposition } = propositionEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const world = await aWorld(portal.db);
const { read, aReady, transmit } = subventionCalls(portal, world);
await world.publish();

const sent = await aReady();
await transmit(world.jeanne, sent.id_fo);
const params = { id: sent.id_fo, service: world.drajes.id };
const [projet] = (await read(world.agent, sent.id_fo)).projets;
const cle = `${projet?.id}-2027`;

const save = (as: Actor, changes: Record<string, { from?: unknown; to?: unknown }>, more: object = {}) =>
  portal.api(saveProposition, { as, params: { ...params, ...more }, ifMatch: 1, body: { changes } });
const proposed = async (as: Actor) =>
  (await read(as, sent.id_fo)).projets[0]?.corps.financements?.map((one) => one.montant_propose);
const facts = async (as: Actor) =>
  (await portal.api(readHistorique, { as, params: { id: sent.id_fo } })).body.evenements.filter(
    ({ action }) => action === 'instruction.propose',
  );
const move = async (action: 'start' | 'grant' | 'sendBack', body: object = {}) =>
  portal.api(moveInstruction, {
    as: world.agent,
    params: { ...params, action },
    ifMatch: (await read(world.agent, sent.id_fo)).version,
    body,
  });

test('a service proposes before it decides, and alone reads it', async () => {
  const saved = await save(world.agent, { [cle]: { from: null, to: 1200.5 } });
  expect([saved.status, saved.body.montants[cle], saved.body.rights.propose]).toEqual([200, 1200.5, true]);
  expect(await proposed(world.agent)).toEqual([1200.5]);
  expect(await proposed(world.jeanne)).toEqual([null]);
});

test('the history has one line of it for an hour, that the association does not read', async () => {
  const before = await read(world.jeanne, sent.id_fo);
  await save(world.agent, { [cle]: { from: 1200.5, to: 1300 } });
  const [line, ...others] = await facts(world.agent);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ fait: 'Montants proposés, visibles du service seulement', cote: 'service' });
  expect(await facts(world.jeanne)).toEqual([]);
  expect((await read(world.jeanne, sent.id_fo)).version).toBe(before.version);
  await portal.clock.advance(3601);
  await save(world.agent, { [cle]: { from: 1300, to: 1400 } });
  const [latest, ...earlier] = await facts(world.agent);
  expect([latest?.motif?.replaceAll(/[\u00a0\u202f]/g, ' '), earlier.length]).toEqual([
    '2027 : 1 300 €, remplacé par 1 400 €',
    1,
  ]);
});

test('what a colleague proposed meanwhile is not overwritten', async () => {
  const late = await save(world.agent, { [cle]: { from: 1300, to: 1 } });
  const { par, conflicts } = late.problem;
  expect([late.status, conflicts, par]).toEqual([409, { [cle]: 1400 }, 'Jeanne Roux']);
});

test.each([
  ['less than nothing', { to: -1 }],
  ['words', { to: 'beaucoup' }],
  ['a thousandth', { to: 0.001 }],
])('%s is no amount', async (_, change) => {
  const refused = await save(world.agent, { [cle]: { from: 1400, ...change } });
  expect([refused.status, refused.problem.code]).toEqual([400, 'dossier.montant-propose']);
});

test('a project of another dossier has no amount here', async () => {
  const refused = await save(world.agent, { [`${sent.id}-2027`]: { to: 1 } });
  expect(refused.problem.code).toBe('dossier.montant-propose');
});

test('another service, and the association, find nothing there, read or write', async () => {
  for (const as of [world.autreAgent, world.jeanne]) {
    const seen = await portal.api(readProposition, { as, params });
    const saved = await save(as, { [cle]: { from: 1400, to: 1 } });
    const expected = as === world.jeanne ? 403 : 404;
    expect([seen.status, saved.status]).toEqual([expected, expected]);
  }
  const mine = await portal.api(readProposition, { as: world.agent, params });
  expect(mine.body.montants).toEqual({ [cle]: 1400 });
});

test('the administrator of another territory proposes nothing, the national one does', async () => {
  const admin = { ...world.agent, role: 'rds.admin', roles: ['rds.admin'], services: [] };
  expect((await save({ ...admin, territoire: '971' }, { [cle]: { from: 1400, to: 1500 } })).status).toBe(404);
  expect((await save({ ...admin, territoire: null }, { [cle]: { from: 1400, to: 1500 } })).status).toBe(200);
});

test('nothing is proposed once it is granted, and the association then reads what was', async () => {
  await move('start');
  expect((await save(world.agent, { [cle]: { from: 1500, to: 1600 } })).status).toBe(200);
  await move('grant', { montants: [{ id_projet: projet?.id, annee: 2027, montant_accorde: 1500 }] });
  const late = await save(world.agent, { [cle]: { from: 1600, to: 1700 } });
  expect([late.status, late.problem.code]).toEqual([403, 'dossier.non-editable']);
  expect(await proposed(world.jeanne)).toEqual([1600]);
});
