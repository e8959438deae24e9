import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { proofTimes } from '../../platform/config/test-environment.ts';
import { openDatabase } from '../../platform/db/pool.ts';
import {
  aCluster,
  aSynchronousStandby,
  removeCluster,
  type TestCluster,
} from '../../platform/db/test-cluster.sql.ts';
import { aRelay } from '../../platform/db/test-relay.ts';
import { aServer, type RemoteServer } from '../../platform/http/test-server.ts';
import { lostWords, type Typed, traffic, volunteers } from './test-trafic.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-pannes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serverOn = (url: string): Promise<RemoteServer> =>
  aServer({
    DATABASE_URL: url,
    DATA_DIR: folder,
    TOKEN_KEY: 'une-clé-inventée-pour-les-essais-de-panne',
    REQUESTS_PER_MINUTE: '1000000',
  });

async function typists(cluster: TestCluster, server: RemoteServer) {
  const { db, close } = openDatabase({ url: cluster.url, max: 2 });
  try {
    return await volunteers(db, server, 4);
  } finally {
    await close();
  }
}

const total = (typed: readonly Typed[]) => typed.reduce((sum, { count }) => sum + count, 0);
const untilMore = async (typed: readonly Typed[]) => {
  const before = total(typed);
  await expect.poll(() => total(typed), { timeout: 60_000 }).toBeGreaterThan(before + 12);
};

/** Whoever was refused was told so in French, as an outage and not as a bug. */
function expectClearRefusals(typed: readonly Typed[]): void {
  for (const { status, body } of typed.flatMap(({ refusals }) => refusals))
    expect([status, body.code, body.message]).toEqual([
      502,
      'kernel.momentanement-indisponible',
      expect.stringMatching(/^Le portail est momentanément indisponible\./),
    ]);
}

test('the database is cut dead, then stopped, while people type: nothing acknowledged is lost, and it goes on by itself', async () => {
  const cluster = await aCluster();
  const server = await serverOn(cluster.url);
  const typing = traffic(await typists(cluster, server), () => server);
  try {
    for (let round = 0; round < proofTimes(); round++) {
      await untilMore(typing.typed);
      cluster.crash();
      await expect.poll(async () => (await server.get('/readyz')).status, { timeout: 20_000 }).toBe(503);
      expect((await server.get('/healthz')).status).toBe(200);
      await cluster.start();
      await untilMore(typing.typed);
      await cluster.stop();
      await cluster.start();
      await untilMore(typing.typed);
      await expect.poll(async () => (await server.get('/readyz')).status, { timeout: 30_000 }).toBe(200);
    }
    const typed = await typing.stop();
    expect(await lostWords(typed, server)).toEqual([]);
    expect(typed.flatMap(({ refusals }) => refusals).length).toBeGreaterThan(0);
    expect(typed.map(({ lost }) => lost)).toEqual([0, 0, 0, 0]);
    expectClearRefusals(typed);
    expect(await server.stop()).toBe(0);
  } finally {
    await typing.stop();
    await server.kill();
    await removeCluster(cluster);
  }
}, 600_000);

test('the primary is lost for good, its synchronous standby is promoted: nothing acknowledged is lost', async () => {
  const primary = await aCluster();
  const relay = await aRelay(primary.port);
  const server = await serverOn(primary.url.replace(`:${primary.port}/`, `:${relay.port}/`));
  const people = await typists(primary, server);
  const standby = await aSynchronousStandby(primary);
  const typing = traffic(people, () => server);
  try {
    await untilMore(typing.typed);
    primary.crash();
    await standby.promote();
    relay.leadTo(standby.port);
    await untilMore(typing.typed);
    const typed = await typing.stop();
    expect(await lostWords(typed, server)).toEqual([]);
    expectClearRefusals(typed);
    expect((await server.get('/readyz')).status).toBe(200);
  } finally {
    await typing.stop();
    await server.kill();
    relay.close();
    await removeCluster(standby);
    await removeCluster(primary);
  }
}, 600_000);
