import { Readable } from 'node:stream';
import { type EndpointTable, endpoint } from '@asso/contract/kernel/endpoint';
import { ok } from '@asso/domain/kernel/result';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { feature } from '../../feature.ts';
import { fileAnswer, type Handlers } from '../../http/handlers.ts';
import { anActor } from '../../http/test/test-actor.ts';
import { aPortal } from '../../http/test/test-app.ts';
import { buildLog } from '../../log/log.ts';
import type { Platform } from '../../platform.ts';
import { cursorBatches } from '../cursor.sql.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { aCluster, aReadReplica, countTableRows, removeCluster } from '../test/test-cluster.sql.ts';
import { inTransaction } from '../transaction.ts';
import { askingPool } from './replica.ts';

const lu = z.object({ textes: z.array(z.string()), surReplique: z.boolean() });
const endpoints = {
  ecrire: endpoint({
    method: 'POST',
    path: '/essai/textes',
    summary: 'Écrire.',
    access: 'connecte',
    body: z.object({ texte: z.string() }),
    reply: z.null(),
  }),
  lister: endpoint({
    method: 'GET',
    path: '/essai/textes',
    summary: 'Lister.',
    access: 'connecte',
    query: z.object({ attente: z.coerce.number().optional() }),
    replica: true,
    reply: lu,
  }),
  lire: endpoint({
    method: 'GET',
    path: '/essai/texte',
    summary: 'Lire.',
    access: 'connecte',
    reply: lu,
  }),
  compter: endpoint({
    method: 'GET',
    path: '/essai/visites',
    summary: 'Compter une visite en lisant.',
    access: 'connecte',
    query: z.object({ enTransaction: z.stringbool().optional() }),
    replica: true,
    reply: lu,
  }),
  exporter: endpoint({
    method: 'GET',
    path: '/essai/export',
    summary: 'Exporter.',
    access: 'connecte',
    replica: true,
    reply: 'fichier',
  }),
} as const satisfies EndpointTable;

function handlersOn({ db }: Platform): Handlers<typeof endpoints> {
  const read = async (attente = 0) => {
    const { rows } = await sql<z.infer<typeof lu>>`
      select coalesce(array_agg(texte order by n), '{}') as textes, pg_is_in_recovery() as "surReplique"
      from essai, (select pg_sleep(${attente})) as attente`.execute(db);
    return ok(rows[0] as z.infer<typeof lu>);
  };
  const write = (texte: string) =>
    inTransaction(db, (trx) => sql`insert into essai (texte) values (${texte})`.execute(trx));
  return {
    ecrire: async ({ body }) => {
      await write(body.texte);
      return ok(null);
    },
    lister: ({ query }) => read(query.attente),
    lire: () => read(),
    compter: async ({ query: { enTransaction } }) => {
      if (enTransaction) {
        await write('visite comptée');
        return read();
      }
      await sql`with ajout as (insert into essai (texte) values ('visite') returning n) select n from ajout`.execute(
        db,
      );
      return read();
    },
    exporter: async () =>
      fileAnswer({
        content: Readable.from(lines(db)),
        name: 'essai.txt',
        type: 'text/plain',
      }),
  };
}

async function* lines(db: Platform['db']) {
  const select = sql<{
    texte: string;
  }>`select texte || ' ' || pg_is_in_recovery() as texte from essai order by n`;
  for await (const rows of cursorBatches(db, select)) yield rows.map(({ texte }) => `${texte}\n`).join('');
}

const essai = feature({
  name: 'essai',
  endpoints: { essai: endpoints },
  build: (platform) => ({ handlers: { essai: handlersOn(platform) } }),
});

const primary = await aCluster();
const prepared = await prepareDatabase({ databaseUrl: primary.url, dataDir: 'unused' });
await prepared.pool.query('create table essai (n serial primary key, texte text not null)');
await prepared.stop();
const replica = await aReadReplica(primary);
afterAll(async () => {
  for (const one of [replica, primary]) await removeCluster(one);
});

const beside = askingPool(replica.url);
afterAll(() => beside.end());

const said: string[] = [];
const log = buildLog({ level: 'info', destination: { write: (line) => said.push(line) } });

/**
 * Each server of the portal follows the replicas by itself; `latestMs` is how old they may be. However busy the machine,
 * a replica that runs is not taken for a silent one.
 */
async function aServer(latestMs: number) {
  const reads = { urls: [replica.url], log, latestMs, patienceMs: 600_000 };
  const database = await prepareDatabase({ databaseUrl: primary.url, dataDir: 'unused', reads });
  const portal = await aPortal({ features: [essai], database });
  afterAll(() => database.stop());
  return { ...portal, replicas: database.replicas };
}

const un = await aServer(600_000);
const deux = await aServer(600_000);
const presse = await aServer(5_000);
type Server = typeof un;

/** A person's browser keeps the cookie that it was given last, whichever server gave it. */
function aBrowser(id: number) {
  const as = anActor({ id: `00000000-0000-4000-8000-00000000000${id}` });
  let cookie = '';
  const kept = <R extends { headers: Readonly<Record<string, unknown>>; status: number }>(reply: R): R => {
    const [given] = /vu=[^;]*/.exec(String(reply.headers['set-cookie'] ?? '')) ?? [];
    cookie = given ?? cookie;
    return reply;
  };
  const given = () => ({ as, headers: { cookie } });
  return {
    ecrire: async (server: Server, texte: string) =>
      kept(await server.api(endpoints.ecrire, { ...given(), body: { texte } })),
    lister: async (server: Server, attente?: number) =>
      kept(await server.api(endpoints.lister, { ...given(), query: { attente } })).body,
    lire: async (server: Server) => kept(await server.api(endpoints.lire, given())).body,
    compter: async (server: Server, enTransaction?: 'true') =>
      kept(await server.api(endpoints.compter, { ...given(), query: { enTransaction } })).body,
    exporter: async (server: Server) => kept(await server.api(endpoints.exporter, given())).bytes.toString(),
  };
}
/**
 * Waits until a replica answers this person. Between two looks a replica has time to catch up with what the primary
 * showed at the first: a person who looks again sooner stays on the primary.
 */
const isServed = (who: ReturnType<typeof aBrowser>, server: Server) =>
  expect.poll(async () => (await who.lister(server)).surReplique, { interval: 600 }).toBe(true);

test('software that keeps no cookie reads the primary, as nobody knows what it has seen', async () => {
  const reply = await un.api(endpoints.lister, { as: anActor() });
  expect(reply.body.surReplique).toBe(false);
  expect(reply.headers['set-cookie']).toMatch(/^vu=[^;]+; Path=\/; HttpOnly; SameSite=Strict/);
});

test('nobody reads their own past, nor what they have seen already, on any server', async () => {
  const [auteur, lecteur, autre] = [aBrowser(1), aBrowser(2), aBrowser(3)];
  for (const one of [auteur, lecteur, autre]) {
    await one.lire(un);
    await isServed(one, deux);
  }
  await replica.pause();
  await auteur.ecrire(un, 'écrit pendant la pause');
  for (const server of [un, deux, un])
    expect(await auteur.lister(server)).toEqual({ textes: ['écrit pendant la pause'], surReplique: false });
  // A colleague to whom the primary showed the text still sees it; another may be shown the older list of the replica.
  expect((await lecteur.lire(deux)).textes).toEqual(['écrit pendant la pause']);
  expect(await lecteur.lister(un)).toEqual({ textes: ['écrit pendant la pause'], surReplique: false });
  expect(await autre.lister(un)).toEqual({ textes: [], surReplique: true });
  await replica.resume();
  for (const [one, server] of [
    [auteur, un],
    [auteur, deux],
    [lecteur, deux],
  ] as const) {
    await isServed(one, server);
    expect((await one.lister(server)).textes).toEqual(['écrit pendant la pause']);
  }
});

test('a replica late beyond the bound is left out by itself, and comes back', async () => {
  const stranger = aBrowser(4);
  await stranger.lire(presse);
  await isServed(stranger, presse);
  await replica.pause();
  await aBrowser(5).ecrire(un, 'écrit plus tard');
  await expect.poll(async () => (await stranger.lister(presse)).surReplique).toBe(false);
  expect((await stranger.lister(presse)).textes).toContain('écrit plus tard');
  await expect.poll(() => presse.replicas?.told()).toMatchObject([{ standing: 'en retard' }]);
  await expect.poll(() => said.join('')).toContain('"state":"en retard","msg":"a read replica is left out"');
  await replica.resume();
  await isServed(stranger, presse);
});

test('what a call writes while it reads is written on the primary', async () => {
  const who = aBrowser(6);
  await who.lire(un);
  await isServed(who, un);
  const { textes, surReplique } = await who.compter(un);
  expect(textes).toContain('visite');
  expect(surReplique).toBe(false);
  await isServed(who, un);
  const after = await who.compter(un, 'true');
  expect(after.textes).toContain('visite comptée');
  expect(after.surReplique).toBe(false);
});

test('an export is read on the replica', async () => {
  const who = aBrowser(7);
  await who.lire(un);
  await isServed(who, un);
  expect(await who.exporter(un)).toMatch(/^(?:.+ true\n)+$/);
});

test('a replica lost while it reads costs nobody an error, and comes back by itself', async () => {
  const who = aBrowser(8);
  await who.lire(un);
  await isServed(who, un);
  const slow = who.lister(un, 2);
  await expect.poll(() => sleeping()).toBe(1);
  replica.crash();
  expect((await slow).surReplique).toBe(false);
  expect((await who.lister(un)).surReplique).toBe(false);
  expect(await who.exporter(un)).toMatch(/^(?:.+ false\n)+$/);
  await replica.start();
  await isServed(who, un);
  expect(un.replicas?.served.repris).toBeGreaterThan(0);
});

test('a replica that was promoted is left out, and nothing is written there', async () => {
  const who = aBrowser(9);
  await who.lire(un);
  await isServed(who, un);
  await replica.promote();
  const held = await countTableRows(replica.url, 'essai');
  await expect.poll(() => un.replicas?.told()[0]?.standing).toBe('promue');
  await who.compter(un);
  expect(await countTableRows(replica.url, 'essai')).toBe(held);
  expect((await who.lister(un)).surReplique).toBe(false);
});

/** Counts the queries that sleep on the replica now. */
async function sleeping(): Promise<number> {
  const told = await beside.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`,
  );
  return told.rows[0]?.n ?? 0;
}
