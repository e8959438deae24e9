import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { insertInstruction } from '../dossier/dossier.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { aWorld, leaveService, markEtats, today } from '../subvention/test/test-dossiers.sql.ts';
import { aGranted } from './test/test-paiements.ts';

const { listPaiements, askPaiement, movePaiement, deletePaiement } = paiementEndpoints;
const portal = await aPortal({ features, clock: aClock(today) });

const granted = await aGranted(portal);
const { world, id, id_fo } = granted;
await granted.ask(500);
const elsewhere = await aWorld(portal.db);
const paiement = await granted.latest();

/** Makes each call on this dossier, by this identifier and as this person; gives what each was answered. */
async function answersTo(as: Actor, key: string, service = world.drajes.id) {
  const params = { id: key, service };
  const one = { ...params, paiement: paiement.id };
  const calls = [
    await portal.api(listPaiements, { as, params }),
    await portal.api(askPaiement, { as, params, body: { montant: 100 } }),
    await portal.api(movePaiement, {
      as,
      params: { ...one, action: 'refuse' },
      ifMatch: paiement.version,
      body: {},
    }),
    await portal.api(deletePaiement, { as, params: one, ifMatch: paiement.version }),
  ];
  return calls.map(({ status, codes }) => [status, codes?.[0]]);
}

const inaccessible = [404, 'dossier.inaccessible'];
const roleRefused = [403, expect.any(String)];

test.each(['its number', 'its id'])('somebody else’s dossier is not there, by %s', async (name) => {
  const key = name === 'its id' ? id : id_fo;
  for (const [who, as] of Object.entries({
    stranger: world.paul,
    other: elsewhere.jeanne,
    colleague: world.ali,
  })) {
    const [list, ask, move, remove] = await answersTo(as, key);
    expect([list, ask, move, remove], who).toEqual([inaccessible, inaccessible, roleRefused, inaccessible]);
  }
  for (const [who, as] of Object.entries({ service: world.autreAgent, elsewhere: elsewhere.agent })) {
    expect(await answersTo(as, key), who).toEqual([inaccessible, inaccessible, inaccessible, inaccessible]);
  }
  // The creator of the dossier uses the same identifier.
  const mine = await portal.api(listPaiements, {
    as: world.jeanne,
    params: { id: key, service: world.drajes.id },
  });
  expect([mine.status, mine.body.items.length]).toEqual([200, 1]);
});

test('nor is what does not exist, whoever asks', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const key of ['99-999999', nobody, 'nimporte']) {
    const [list, ask] = await answersTo(world.jeanne, key);
    expect([list, ask]).toEqual([inaccessible, inaccessible]);
  }
  const [list] = await answersTo(world.jeanne, id_fo, nobody);
  expect(list).toEqual([404, 'dossier.service-introuvable']);
  const params = { id: id_fo, service: world.drajes.id, paiement: nobody };
  const removed = await portal.api(deletePaiement, { as: world.jeanne, params, ifMatch: 1 });
  expect([removed.status, removed.codes]).toEqual([404, ['paiement.introuvable']]);
});

test('a service does not read, ask or move what is before another one', async () => {
  const own = await aGranted(portal);
  const { cd, drajes } = own.world;
  const at = new Date(today);
  await own.ask(100);
  await inTransaction(portal.db, (trx) =>
    insertInstruction(trx, { id_dossier: own.id, id_service_instructeur: cd.id, etat: 'D', at }),
  );
  await markEtats(portal.db, own.id_fo, '6');
  const params = { id: own.id_fo, service: drajes.id };
  const as = own.world.autreAgent;
  const list = await portal.api(listPaiements, { as, params });
  const ask = await portal.api(askPaiement, { as, params, body: { montant: 1 } });
  const { id: last, version } = await own.latest();
  const move = { ...params, paiement: last, action: 'take' };
  const moved = await portal.api(movePaiement, { as, params: move, ifMatch: version, body: {} });
  for (const { status, codes } of [list, ask, moved]) {
    expect([status, codes]).toEqual([404, ['dossier.service-introuvable']]);
  }
  // The payment of one service is not found under the other, even by a person who acts for that one.
  const there = { ...move, service: cd.id };
  expect((await portal.api(movePaiement, { as, params: there, ifMatch: version, body: {} })).codes).toEqual([
    'paiement.introuvable',
  ]);
  expect((await own.move('take')).status).toBe(200);
});

test('who administers the portal reads, and does nothing', async () => {
  const admin = { ...world.paul, role: 'lca.admin', roles: ['lca.admin'], associations: [] };
  const params = { id: id_fo, service: world.drajes.id };
  const read = await portal.api(listPaiements, { as: admin, params });
  expect([read.status, read.body.rights.ask, read.body.items[0]?.moves]).toEqual([200, false, []]);
  const asked = await portal.api(askPaiement, { as: admin, params, body: { montant: 1 } });
  expect([asked.status, asked.codes]).toEqual([403, ['dossier.non-editable']]);
  const one = { ...params, paiement: paiement.id };
  const removed = await portal.api(deletePaiement, { as: admin, params: one, ifMatch: paiement.version });
  expect([removed.status, removed.codes]).toEqual([403, ['dossier.non-editable']]);
});

test('who left the service, or was never of it, moves nothing', async () => {
  const own = await aGranted(portal);
  await own.ask(100);
  await leaveService(portal.db, own.world.agent.id);
  const gone = { ...own.world.agent, services: [] };
  const { id: last, version } = await own.latest();
  const params = { ...own.params, paiement: last, action: 'take' };
  const moved = await portal.api(movePaiement, { as: gone, params, ifMatch: version, body: {} });
  expect([moved.status, moved.codes]).toEqual([404, ['dossier.inaccessible']]);
});

test('a move says which version it saw', async () => {
  const params = { id: id_fo, service: world.drajes.id, paiement: paiement.id };
  const blind = await portal.api(movePaiement, {
    as: world.agent,
    params: { ...params, action: 'take' },
    body: {},
  });
  expect(blind.status).toBe(428);
  const late = await portal.api(deletePaiement, { as: world.jeanne, params, ifMatch: paiement.version + 1 });
  expect([late.status, late.codes]).toEqual([409, ['kernel.conflit']]);
});
