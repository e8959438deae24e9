import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { listenAt } from '../../platform/db/listen.sql.ts';
import { forgetChannel, startMemory } from '../../platform/db/memory.ts';
import { openDatabase } from '../../platform/db/pool.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import {
  changesOfActor,
  columnsUsed,
  effacement,
  freeCodes,
  harmlessStatements,
  secondFacteur,
  write,
} from '../test/test-acteur.sql.ts';
import { aCompte, aMembership, anAssociationRow, aService, joinService } from '../test/test-comptes.sql.ts';
import { findActor, rememberedActor } from '../utilisateur.sql.ts';

const here = await aDatabase();
const there = openDatabase({ url: here.url, max: 3 });
const memories = [
  await startMemory(here.db, listenAt(here.url)),
  await startMemory(there.db, listenAt(here.url)),
];
afterAll(async () => {
  for (const one of memories) await one.stop();
  await there.close();
});

let id = '';
/** What the next call of this person reads, on the server that wrote and on the other. */
const onThisServer = () => rememberedActor(here.db, id);
const onTheOther = () => rememberedActor(there.db, id);
const isKept = async () => {
  const one = await onThisServer();
  return one === (await onThisServer());
};
const inDatabase = () => findActor(here.db, id);

await anAssociationRow(here.db, { nom: 'Une autre' });
await aCompte(here.db);
await aService(here.db, { code: 'LIBRE' });

beforeEach(async () => {
  await freeCodes(here.db);
  ({ id } = await aCompte(here.db, { roles: ['rds.user', 'lca.association'] }));
  const since = new Date('2026-01-15T10:00:00Z');
  await aMembership(here.db, { id_utilisateur: id, fonction: 'A', since });
  await aMembership(here.db, { id_utilisateur: id, fonction: 'B', since });
  await aMembership(here.db, { id_utilisateur: id, fonction: 'C', restreint: true });
  await aService(here.db, { code: 'AAA', membres: [id] });
  const other = await aService(here.db);
  await joinService(here.db, { id_utilisateur: id, id_service: other.id, role: 'responsable' });
});

/** Columns of the view of a person's services which the query does not read. */
const leftByQuery = ['code_territoire', 'niveau_territorial', 'nom', 'profil'].map(
  (name) => `service.${name}`,
);
leftByQuery.push('membre_service.since');

it('reads these columns, and each has its change below', async () => {
  const read = (await columnsUsed(here.db, id)).filter((name) => !leftByQuery.includes(name));
  expect(read).toEqual(Object.keys(changesOfActor).toSorted());
});

describe('what a person may do is kept, and forgotten with each change of', () => {
  it.each(Object.entries(changesOfActor))('%s', async (_, changes) => {
    for (const change of changes) {
      const before = await onThisServer();
      await expect.poll(onTheOther).toEqual(before);
      await write(here.db, change, id);
      const now = await inDatabase();
      expect(await onThisServer()).toEqual(now);
      expect(now).not.toEqual(before);
      await expect.poll(onTheOther).toEqual(now);
    }
  });

  it('an account that is erased', async () => {
    await onThisServer();
    await write(here.db, effacement, id);
    expect(await onThisServer()).toBeUndefined();
    await expect.poll(onTheOther).toBeUndefined();
  });
});

it('is the same object between two calls, which nobody can change', async () => {
  await expect.poll(isKept).toBe(true);
  const kept = await onThisServer();
  expect(() => kept?.roles.push('lca.admin')).toThrow(TypeError);
  expect(() => Object.assign(kept?.associations[0] ?? {}, { fonction: 'Autre' })).toThrow(TypeError);
});

it('is not forgotten by signing in, nor by a code that serves', async () => {
  const heard: string[] = [];
  const listener = await listenAt(here.url)(forgetChannel, {
    onMessage: (message) => heard.push(message),
    onMissed: () => undefined,
  });
  /** What the database announces of this person because of a change. */
  const announced = async (change: string) => {
    heard.length = 0;
    await write(here.db, change, id);
    await listener.hasHeard();
    return heard.filter((message) => message === `acteur ${id}`);
  };
  expect(await announced(secondFacteur)).not.toEqual([]);
  for (const change of harmlessStatements) expect(await announced(change)).toEqual([]);
  await listener.stop();
});
