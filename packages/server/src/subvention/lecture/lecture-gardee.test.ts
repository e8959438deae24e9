// What a reading shows must never be stale: each column of each table it is made of is changed in turn, and what is
// kept is compared with a reading made anew.
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { beforeAll, describe, expect, it } from 'vitest';
import { dossierEntierHandlers } from '../../agrement/dossier-entier.handlers.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/db/pool.ts';
import { statementsOf } from '../../platform/db/test/test-statements.ts';
import { Written } from '../../platform/http/compressed-reply.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { callsOf } from '../test/test-calls.ts';
import { aWorld, today } from '../test/test-dossiers.sql.ts';
import { lecturesOf, lookAtLecture } from './lecture-gardee.ts';
import {
  columnsRead,
  fillRest,
  keepRevisions,
  renameProjets,
  tablesNamed,
  tablesRead,
  withMoved,
} from './test/test-colonnes.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;

async function aSent() {
  const world = await aWorld(db);
  await world.publish();
  const calls = callsOf(portal, world);
  const { id, id_fo } = await calls.aReady();
  await calls.transmit(world.jeanne, id_fo);
  const held = async (as: Actor) =>
    (await lookAtLecture(portal, { actor: as, key: id_fo }))?.tenue !== undefined;
  const read = (as: Actor) => api(readDossier, { as, params: { id: id_fo } });
  /** Reads it again as somebody who asks for an addition does: nothing kept answers that call. */
  const fresh = async (as: Actor) => {
    const { status, body } = await api(readDossier, {
      as,
      params: { id: id_fo },
      query: { populate: ['service'] },
    });
    const { service: _, ...rest } = { ...body } as Record<string, unknown>;
    return { status, body: status === 200 ? rest : null };
  };
  return { world, calls, id, id_fo, held, read, fresh };
}

describe('a reading of a grant dossier', () => {
  it('is kept for each person, and sent again as it was', async () => {
    const { world, held, read, fresh } = await aSent();
    for (const as of [world.jeanne, world.agent]) {
      expect(await held(as)).toBe(false);
      const first = await read(as);
      expect(await held(as)).toBe(true);
      const again = await read(as);
      expect(again.body).toEqual(first.body);
      expect(again.headers.etag).toBe(first.headers.etag);
      expect(again.body).toEqual((await fresh(as)).body);
    }
  });

  it('costs one statement when nothing changed, three otherwise', async () => {
    const { world, read } = await aSent();
    // What people may do, and the lists of values, are in memory once somebody was answered.
    await api(readDossier, { as: world.agent, params: { id: 'inconnu' } });
    expect(await statementsOf(portal.pool, () => read(world.agent))).toHaveLength(3);
    expect(await statementsOf(portal.pool, () => read(world.agent))).toHaveLength(1);
  });

  it('is not shown to somebody who lost the right to read it', async () => {
    const { world, read } = await aSent();
    expect((await read(world.agent)).status).toBe(200);
    expect((await read({ ...world.agent, services: [] })).status).toBe(404);
    expect((await read(world.jeanne)).status).toBe(200);
    expect((await read({ ...world.jeanne, associations: [] })).status).toBe(404);
    expect((await read(world.paul)).status).toBe(404);
  });

  it('is made again each quarter of an hour, and when the campaign closes', async () => {
    const { world, read, held } = await aSent();
    await read(world.jeanne);
    const at = clock.now();
    clock.set(new Date(at.getTime() + 14 * 60_000));
    expect(await held(world.jeanne)).toBe(true);
    clock.set(new Date(at.getTime() + 15 * 60_000));
    expect(await held(world.jeanne)).toBe(false);
    clock.set(at);
  });
});

describe('what a reading is made of', () => {
  let sent: Awaited<ReturnType<typeof aSent>>;
  beforeAll(async () => {
    sent = await aSent();
    await fillRest(db, { dossier: sent.id, ali: sent.world.ali.id });
    await keepRevisions(db);
  });

  it.each(tablesRead)('is read anew once any column of %s changes', async (table: string) => {
    const { world, id, read, fresh } = sent;
    const columns = await columnsRead(db, table);
    const readers = [world.jeanne, world.agent];
    const still: string[] = [];
    for (const column of columns) {
      for (const as of readers) await read(as);
      const isMoved = await withMoved(db, { table, column, dossier: id }, async () => {
        for (const as of readers) {
          const { status, body } = await read(as);
          expect({ status, body: status === 200 ? body : null }, `${table}.${column.name}`).toEqual(
            await fresh(as),
          );
        }
      });
      if (!isMoved) still.push(column.name);
    }
    const said = `columns of ${table} that could not be changed: ${still.join(', ')}`;
    expect(still.length, said).toBeLessThan(columns.length);
  });

  it('is all in these tables', async () => {
    const { world, fresh } = sent;
    const texts: string[] = [];
    for (const as of [world.jeanne, world.agent]) {
      texts.push(...(await statementsOf(portal.pool, () => fresh(as))));
    }
    const named = await tablesNamed(db, texts);
    // Lists of values are compared by themselves, and the view of people is of their accounts.
    const apart = ['referentiel_valeur', 'destinataire'];
    expect(named.filter((one) => !tablesRead.includes(one) && !apart.includes(one))).toEqual([]);
  });
});

describe('two servers of one database', () => {
  it('read at once what the other wrote', async () => {
    const { world, id, id_fo, read, held } = await aSent();
    const other = openDatabase({ url: String(portal.pool.options.connectionString), max: 2 });
    const there = dossierEntierHandlers({ ...portal, db: other.db });
    const readThere = async () => {
      const call = { actor: world.agent, params: { id: id_fo }, query: {} };
      const answer = await there.readDossier(call as Parameters<typeof there.readDossier>[0]);
      return answer.ok && answer.written instanceof Written
        ? JSON.parse(String(answer.written.plain()))
        : null;
    };
    try {
      const before = await readThere();
      expect(await readThere()).toEqual(before);
      expect(before).toEqual((await read(world.agent)).body);
      await renameProjets(db, { dossier: id, intitule: 'Autre titre' });
      expect(await held(world.agent)).toBe(false);
      expect((await readThere()).projets[0].corps.description.intitule).toBe('Autre titre');
      expect((await read(world.agent)).body.projets[0]?.corps.description?.intitule).toBe('Autre titre');
    } finally {
      await other.close();
    }
  });
});

describe('the memory of readings', () => {
  it('holds no more than its bytes', () => {
    expect(lecturesOf(db).bytes).toBeLessThan(16 * 1024 * 1024);
  });
});
