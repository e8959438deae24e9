import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { proofTimes } from '../../platform/config/test/test-environment.ts';
import { openDatabase } from '../../platform/db/pool.ts';
import { aCluster, removeCluster, type TestCluster } from '../../platform/db/test/test-cluster.sql.ts';
import { aServer, type RemoteServer } from '../../platform/http/test/test-server.ts';
import { loseThePrimary } from './test-bascule.ts';
import {
  expectClearRefusals,
  lostWords,
  noteTraffic,
  traffic,
  untilMore,
  volunteers,
} from './test-trafic.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-pannes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serverOn = (url: string): Promise<RemoteServer> =>
  aServer({
    DATABASE_URL: url,
    DATA_DIR: folder,
    TOKEN_KEY: 'une-clé-inventée-pour-les-essais-de-panne',
    ASSISTANCE_EMAIL: 'aide@exemple.fr',
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

test('the database is cut dead, then stopped, while people type: nothing acknowledged is lost, and it goes on by itself', async () => {
  const cluster = await aCluster();
  const server = await serverOn(cluster.url);
  const typing = traffic(await typists(cluster, server), () => server);
  try {
    for (let round = 0; round < proofTimes(); round++) {
      await untilMore(typing.typed);
      cluster.crash();
      await expect.poll(async () => (await server.get('/readyz')).status).toBe(503);
      expect((await server.get('/healthz')).status).toBe(200);
      await cluster.start();
      await untilMore(typing.typed);
      await cluster.stop();
      await cluster.start();
      await untilMore(typing.typed);
      await expect.poll(async () => (await server.get('/readyz')).status).toBe(200);
    }
    const typed = await typing.stop();
    expect(await lostWords(typed, server)).toEqual([]);
    expect(typed.flatMap(({ refusals }) => refusals).length).toBeGreaterThan(0);
    expect(typed.map(({ lost }) => lost)).toEqual([0, 0, 0, 0]);
    expectClearRefusals(typed);
    // Each outage is logged once, not by each worker of the queue every few seconds; two outages in a row may be
    // logged as one.
    const said = server.log().filter((line) => line.includes('job queue failed'));
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThanOrEqual(2 * proofTimes());
    expect(server.log().join('\n')).not.toContain('[object Object]');
    noteTraffic(`base coupée net puis arrêtée, ${proofTimes()} fois chacune`, typed);
    expect(await server.stop()).toBe(0);
  } finally {
    await typing.stop();
    await server.kill();
    await removeCluster(cluster);
  }
});

test('the primary is lost for good, its synchronous standby is promoted: nothing acknowledged is lost', async () => {
  const { lost, typed, after, ready, replica } = await loseThePrimary();
  expect(lost).toEqual([]);
  expect(after).toBeGreaterThan(0);
  expectClearRefusals(typed);
  expect(ready).toBe(200);
  expect(replica).toEqual({ refused: expect.stringContaining('read-only'), behind: 0 });
  noteTraffic('primaire perdu, réplique synchrone promue', typed);
});
