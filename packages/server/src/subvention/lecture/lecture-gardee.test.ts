// What a reading shows must never be stale: each column of each table it is made of is changed in turn, and what is
// kept is compared with a reading made anew.
import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { jourMs } from '@asso/domain/identifiants/durees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dossierEntierHandlers } from '../../agrement/dossier-entier.handlers.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/db/pool.ts';
import { recordStatements } from '../../platform/db/test/test-statements.ts';
import { Written } from '../../platform/http/compressed-reply.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aWorld, today } from '../test/test-dossiers.sql.ts';
import { purgeLectures } from './compare-lectures.job.ts';
import { lecturesEcrites } from './ecrire-lectures.ts';
import { keptLectures, lookAtLecture } from './lecture-gardee.ts';
import {
  fillRest,
  keepRevisions,
  lectureTables,
  readColonnesTable,
  readLecteurs,
  renameProjets,
  tablesNamed,
  withMoved,
} from './test/test-colonnes.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { api, db } = portal;

async function aSent() {
  const world = await aWorld(db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id, id_fo } = await calls.aReady();
  await calls.transmit(world.jeanne, id_fo);
  const held = async (as: Actor) =>
    (await lookAtLecture(portal, { actor: as, key: id_fo }))?.tenue !== undefined;
  const read = (as: Actor) => api(readDossier, { as, params: { id: id_fo } });
  /** Reads the dossier again with an addition asked for: such a call is never answered from what is kept. */
  const fresh = async (as: Actor) => {
    const { status, body } = await api(readDossier, {
      as,
      params: { id: id_fo },
      query: { populate: ['service'] },
    });
    const { service: _, ...rest } = { ...body } as Record<string, unknown>;
    return { status, body: status === 200 ? rest : null };
  };
  const aboutOf = (dossier: string) => readLecteurs(db, dossier);
  return { world, calls, id, id_fo, held, read, fresh, aboutOf };
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

  it('costs one statement when nothing changed, three otherwise, and is written after it was sent', async () => {
    let last = await aSent();
    // What people may do, and the lists of values, are in memory once somebody was answered, unless the machine was so
    // slow meanwhile that the memory must be asked for again: another dossier is then read.
    const first = async () => {
      last = await aSent();
      const { world, read } = last;
      await api(readDossier, { as: world.agent, params: { id: 'inconnu' } });
      const sent = await recordStatements(portal.pool, async () => {
        await read(world.agent);
        await lecturesEcrites(db);
      });
      return { lus: sent.filter((text) => !text.includes('on conflict')).length, tous: sent.length };
    };
    await expect.poll(first).toEqual({ lus: 3, tous: 4 });
    const { world, read } = last;
    const again = async () => (await recordStatements(portal.pool, () => read(world.agent))).length;
    await expect.poll(again).toBe(1);
    await expect
      .poll(() => {
        keptLectures(db).clear();
        return again();
      })
      .toBe(1);
  });

  it('is written for what people of a service share, and for nobody alone', async () => {
    const { world, id, read, aboutOf } = await aSent();
    for (const as of [world.jeanne, world.agent]) await read(as);
    const other = { ...world.agent, id: world.ali.id, prenom: 'Autre' };
    await read(other);
    await read({ ...world.agent, cle: { id: 'c', nom: 'Outil', portees: ['dossiers'] } });
    await lecturesEcrites(db);
    expect(await aboutOf(id)).toEqual([{ id_utilisateur: world.agent.id, role: world.agent.role }]);
  });

  it('is not sent again to whoever names it, until something changes it', async () => {
    const { world, id, read } = await aSent();
    const first = await read(world.agent);
    expect(first.etag).toMatch(new RegExp(`^"${first.body.version}-[\\w-]{22}"$`));
    const again = (as: Actor) =>
      api(readDossier, { as, params: { id }, headers: { 'if-none-match': String(first.etag) } });
    const held = await again(world.agent);
    expect([held.status, held.bytes.length, held.etag]).toEqual([304, 0, first.etag]);
    expect((await again({ ...world.agent, services: [] })).status).toBe(404);
    await renameProjets(db, { dossier: id, intitule: 'Encore un titre' });
    const changed = await again(world.agent);
    expect(changed.status).toBe(200);
    // The version is that of the dossier, whose head nobody saved.
    expect(changed.body.version).toBe(first.body.version);
    expect(changed.etag).not.toBe(first.etag);
  });

  it('names the version that a save names, by itself or with the content', async () => {
    const { world, id, read } = await aSent();
    const { etag, body } = await read(world.jeanne);
    const cancel = (ifMatch: string) =>
      api(dossierEndpoints.saveDossier, {
        as: world.jeanne,
        params: { id_fo: id },
        headers: { 'if-match': ifMatch },
        body: { changes: {} },
      } as never);
    const answers = [await cancel(String(etag)), await cancel(`"${body.version}"`)];
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect((await cancel('"abc"')).codes).toEqual(['kernel.requete-invalide']);
  });

  it('is not shown to somebody who lost the right to read it', async () => {
    const { world, read } = await aSent();
    expect((await read(world.agent)).status).toBe(200);
    expect((await read({ ...world.agent, services: [] })).status).toBe(404);
    expect((await read(world.jeanne)).status).toBe(200);
    expect((await read({ ...world.jeanne, associations: [] })).status).toBe(404);
    expect((await read(world.paul)).status).toBe(404);
  });

  it('holds as long as nothing dated in it changes: each tenth day of fourteen months', async () => {
    const { world, read, fresh } = await aSent();
    const at = clock.now();
    let made = 0;
    try {
      for (let day = 0; day < 430; day += 10) {
        clock.set(new Date(at.getTime() + day * jourMs));
        for (const as of [world.jeanne, world.agent]) {
          const sent = await recordStatements(portal.pool, async () => {
            expect((await read(as)).body, `after ${day} days`).toEqual((await fresh(as)).body);
          });
          made += sent.filter((text) => text.includes('revision')).length;
        }
      }
    } finally {
      clock.set(at);
    }
    expect(made).toBeGreaterThan(0);
  });

  it('is deleted by night once it no longer holds, and not before', async () => {
    const { world, id, read, aboutOf } = await aSent();
    await read(world.agent);
    await lecturesEcrites(db);
    await purgeLectures(portal);
    expect(await aboutOf(id)).toHaveLength(1);
    await renameProjets(db, { dossier: id, intitule: 'Un titre' });
    await purgeLectures(portal);
    expect(await aboutOf(id)).toHaveLength(0);
    await read(world.agent);
    await lecturesEcrites(db);
    const at = clock.now();
    clock.set(new Date(at.getTime() + 31 * jourMs));
    await purgeLectures(portal);
    clock.set(at);
    expect(await aboutOf(id)).toHaveLength(0);
  });
});

/** Opens a second server of the same database, with its own memory. */
function anotherServer() {
  const other = openDatabase({ url: String(portal.pool.options.connectionString), max: 2 });
  const there = dossierEntierHandlers({ ...portal, db: other.db });
  const readThere = async (as: Actor, id: string) => {
    keptLectures(other.db).clear();
    const call = { actor: as, params: { id }, query: {} };
    const asked = call as Parameters<typeof there.readDossier>[0];
    const answer = await there.readDossier(asked).catch(() => null);
    if (!answer?.ok) return { status: answer ? 404 : 500, body: null };
    const text =
      answer.written instanceof Written ? answer.written.plain().toString() : JSON.stringify(answer.value);
    return { status: 200, body: JSON.parse(text) };
  };
  const close = async () => {
    await lecturesEcrites(other.db);
    await other.close();
  };
  return { other, readThere, close };
}

describe('what a reading is made of', () => {
  let sent: Awaited<ReturnType<typeof aSent>>;
  const { readThere, close } = anotherServer();
  afterAll(close);
  beforeAll(async () => {
    sent = await aSent();
    await fillRest(db, { dossier: sent.id, ali: sent.world.ali.id });
    await keepRevisions(db);
  });

  it.each(lectureTables)('is read anew once any column of %s changes', async (table: string) => {
    const { world, id, id_fo, read, fresh } = sent;
    const columns = await readColonnesTable(db, table);
    const readers = [world.jeanne, world.agent];
    const still: string[] = [];
    for (const column of columns) {
      for (const as of readers) await read(as);
      await lecturesEcrites(db);
      const isMoved = await withMoved(db, { table, column, dossier: id }, async () => {
        for (const as of readers) {
          const right = await fresh(as);
          // The other server has nothing in memory: it would be given what is in the database.
          expect(await readThere(as, id_fo), `${table}.${column.name} of the database`).toEqual(right);
          const { status, body } = await read(as);
          expect({ status, body: status === 200 ? body : null }, `${table}.${column.name}`).toEqual(right);
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
      texts.push(...(await recordStatements(portal.pool, () => fresh(as))));
    }
    const named = await tablesNamed(db, texts);
    // Lists of values have a test of their own, and the view `destinataire` only shows rows of accounts.
    const apart = ['referentiel_valeur', 'destinataire'];
    expect(named.filter((one) => !lectureTables.includes(one) && !apart.includes(one))).toEqual([]);
  });
});

describe('two servers of one database', () => {
  it('read at once what the other wrote', async () => {
    const { world, id, id_fo, read, held } = await aSent();
    const { other, readThere, close } = anotherServer();
    try {
      const before = await readThere(world.agent, id_fo);
      await lecturesEcrites(other.db);
      // What the other server made is in the database: this one makes nothing.
      expect(await recordStatements(portal.pool, () => read(world.agent))).toHaveLength(1);
      expect(before.body).toEqual((await read(world.agent)).body);
      await renameProjets(db, { dossier: id, intitule: 'Autre titre' });
      expect(await held(world.agent)).toBe(false);
      const there = await readThere(world.agent, id_fo);
      expect(there.body.projets[0].corps.description.intitule).toBe('Autre titre');
      expect((await read(world.agent)).body.projets[0]?.corps.description?.intitule).toBe('Autre titre');
    } finally {
      await close();
    }
  });
});

describe('the memory of readings', () => {
  it('holds no more than its bytes', () => {
    expect(keptLectures(db).bytes).toBeLessThan(16 * 1024 * 1024);
  });
});
