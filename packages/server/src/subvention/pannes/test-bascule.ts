// Test support: the primary of a portal is cut dead while people type, its synchronous standby is promoted, a read
// replica follows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../platform/db/pool.ts';
import {
  aCluster,
  aReadReplica,
  aSynchronousStandby,
  countTableRows,
  removeCluster,
} from '../../platform/db/test/test-cluster.sql.ts';
import { aRelay } from '../../platform/db/test/test-relay.ts';
import { aServer, type RemoteReply } from '../../platform/http/test/test-server.ts';
import { lostWords, type Typed, traffic, untilMore, volunteers } from './test-trafic.ts';

export type Bascule = {
  /** The number of words acknowledged before the cut, then after the standby took over. */
  before: number;
  after: number;
  /** The acknowledged words that cannot be found again. */
  lost: string[];
  typed: readonly Typed[];
  /** The refusals people were given meanwhile, and the number of requests without an answer. */
  refusals: RemoteReply[];
  unanswered: number;
  /** The time from the cut to the first word that was saved again. */
  resumedMs: number;
  ready: number;
  /** The replica's refusal of a write, and how many rows it still lacks once it followed the new primary. */
  replica: { refused: string; behind: number };
};

const people = 4;
const enough = 12;

export async function loseThePrimary(): Promise<Bascule> {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-bascule-'));
  const primary = await aCluster();
  const relay = await aRelay(primary.port);
  const server = await aServer({
    DATABASE_URL: primary.url.replace(`:${primary.port}/`, `:${relay.port}/`),
    DATA_DIR: folder,
    TOKEN_KEY: 'une-clé-inventée-pour-les-essais-de-panne',
    ASSISTANCE_EMAIL: 'aide@exemple.fr',
    REQUESTS_PER_MINUTE: '1000000',
  });
  const { db, close } = openDatabase({ url: primary.url, max: 2 });
  const typists = await volunteers(db, server, people).finally(close);
  const standby = await aSynchronousStandby(primary);
  const replica = await aReadReplica(primary, relay.port);
  const typing = traffic(typists, () => server);
  try {
    await untilMore(typing.typed, enough);
    const before = total(typing.typed);
    const cutMs = performance.now();
    primary.crash();
    await standby.promote();
    relay.leadTo(standby.port);
    await untilMore(typing.typed, 0);
    const resumedMs = performance.now() - cutMs;
    await untilMore(typing.typed, enough);
    const typed = await typing.stop();
    return {
      before,
      after: total(typed) - before,
      typed,
      lost: await lostWords(typed, server),
      refusals: typed.flatMap(({ refusals }) => refusals),
      unanswered: typed.reduce((sum, { lost }) => sum + lost, 0),
      resumedMs,
      ready: (await server.get('/readyz')).status,
      replica: { refused: await replica.refusal(), behind: await behind(standby.url, replica.url) },
    };
  } finally {
    await typing.stop();
    await server.kill();
    relay.close();
    for (const one of [replica, standby, primary]) await removeCluster(one);
    rmSync(folder, { recursive: true, force: true });
  }
}

const total = (typed: readonly Typed[]) => typed.reduce((sum, { count }) => sum + count, 0);

/** Gives the replica a minute to have all the history rows of the primary; returns how many it still lacks. */
async function behind(primary: string, replica: string): Promise<number> {
  for (let look = 0; ; look++) {
    const missing =
      (await countTableRows(primary, 'historique')) - (await countTableRows(replica, 'historique'));
    if (missing <= 0 || look === 300) return missing;
    await wait(200);
  }
}
