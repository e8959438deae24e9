// The same schema serves two databases, each with its own associations; each base answers for its associations alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesBetween } from '@asso/domain/kernel/changes';
import pg from 'pg';
import { listTables } from '../platform/backup/catalog.sql.ts';
import { openDatabase } from '../platform/db/pool.ts';
import { aCluster, removeCluster, type TestCluster } from '../platform/db/test/test-cluster.sql.ts';
import { aServer, type RemoteReply, type RemoteServer } from '../platform/http/test/test-server.ts';
import { aWorld } from '../subvention/test/test-dossiers.sql.ts';
import { aRemoteReady, signIn } from '../subvention/test/test-remote.ts';
import {
  copyRows,
  countDangling,
  countOthers,
  countRows,
  countTransmitted,
  listReferences,
  refillRows,
  removeRows,
  sesTables,
} from './test-repartition.sql.ts';
import { partout } from './test-repartition.ts';

export type Eclats = {
  tables: number;
  references: number;
  /** The number of rows of the association that moved. */
  moved: number;
  /** The foreign keys by which rows of the second base refer to rows that it does not have: the list must be empty. */
  dangling: string[];
  /** The number of rows of other associations on the second base, before and after it served. */
  strangers: number;
  /** The status that the moved association's base answered to each call. */
  served: Record<string, number>;
  /** True when the association reads exactly what it read before. */
  isSame: boolean;
  /**
   * The status of the moved dossier on the base it left and, below, those of a dossier that stayed, on its own base.
   */
  left: number;
  stayed: Record<string, number>;
  /** The number of transmitted dossiers of each base: the queue of a service with dossiers in both is their sum. */
  queues: number[];
};

type Ready = Awaited<ReturnType<typeof aRemoteReady>> & { token: string };
const always = { date_debut: '2020-01-01T00:00:00Z', date_fin: '2100-01-01T00:00:00Z' };
const sous_dispositifs = [{ code: 'FDB', label: 'Formation des bénévoles', ...always }];

/**
 * Writes two associations on one base, moves the second one to another base by the declared paths, and serves it there.
 */
export async function moveAnAssociation(): Promise<Eclats> {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-eclats-'));
  const clusters = await Promise.all([aCluster(), aCluster()]);
  const [here, there] = clusters;
  const clients = await Promise.all(clusters.map(({ url }) => connected(url)));
  const [from, to] = clients;
  if (!here || !there || !from || !to) throw new Error('two bases');
  const servers = await Promise.all(clusters.map((one) => serverOn(one, folder)));
  const [first, second] = servers;
  if (!first || !second) throw new Error('two servers');
  try {
    const { db, close } = openDatabase({ url: here.url, max: 2 });
    const worlds = [await aWorld(db), await aWorld(db)] as const;
    for (const world of worlds) await world.publish({ sous_dispositifs });
    await close();
    const [stays, moves] = [await prepared(first, worlds[0]), await prepared(first, worlds[1])];
    const before = await read(first, moves);

    const tables = (await listTables(from)).filter(({ schema }) => schema === 'public');
    const its = sesTables(tables);
    const id = worlds[1].id_association;
    for (const table of tables.filter(({ name }) => partout.includes(name)))
      await refillRows({ from, to }, table);
    let moved = 0;
    for (const table of its) {
      moved += await countRows(from, table, id);
      await copyRows({ from, to }, table, id);
    }
    await removeRows(from, its, id);
    const references = await listReferences(to);
    const dangling = [];
    for (const one of references)
      if ((await countDangling(to, one)) > 0) dangling.push(`${one.de} → ${one.vers}`);

    // The person signs in on the association's base, because a session stays where it was opened.
    const token = await signIn(second, worlds[1].emails.jeanne);
    const at = { ...moves, token };
    const after = await read(second, at);
    const served = await serve(second, at);
    return {
      tables: its.length,
      references: references.length,
      moved,
      dangling,
      strangers: await sumOf(its, (table) => countOthers(to, table, id)),
      served,
      isSame: JSON.stringify(before.body) === JSON.stringify(after.body),
      left: (await read(first, moves)).status,
      stayed: await serve(first, stays),
      queues: await Promise.all(clients.map(countTransmitted)),
    };
  } finally {
    await Promise.all(servers.map((one) => one.kill()));
    await Promise.all(clients.map((one) => one.end()));
    await Promise.all(clusters.map(removeCluster));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/**
 * Starts a server on a base. Both servers run the same code and migrations: a base makes its own schema at the start.
 */
const serverOn = ({ url }: TestCluster, folder: string): Promise<RemoteServer> =>
  aServer({
    DATABASE_URL: url,
    DATA_DIR: folder,
    TOKEN_KEY: 'une-clé-inventée-pour-les-essais-de-répartition',
    ASSISTANCE_EMAIL: 'aide@exemple.fr',
    REQUESTS_PER_MINUTE: '1000000',
  });

async function prepared(server: RemoteServer, world: Awaited<ReturnType<typeof aWorld>>): Promise<Ready> {
  const token = await signIn(server, world.emails.jeanne);
  return { ...(await aRemoteReady(server, { world, token })), token };
}

const read = (server: RemoteServer, { id_fo, token }: Ready): Promise<RemoteReply> =>
  server.call('GET', `/demande/dossiers/${id_fo}`, { token });

/** These are a volunteer's most frequent calls, in order. */
async function serve(server: RemoteServer, ready: Ready): Promise<Record<string, number>> {
  const { id_fo, token } = ready;
  const path = `/demande/dossiers/${id_fo}`;
  const seen = await read(server, ready);
  const { tete } = seen.body as { tete: { attestation?: object } };
  const changes = changesBetween(tete, { ...tete, attestation: { ...tete.attestation, lieu: 'Nantes' } });
  const saved = await server.call('PUT', path, {
    token,
    headers: { 'if-match': `"${seen.body.version}"` },
    body: { changes },
  });
  const transmitted = await server.call('POST', `/demande/dossiers/transmit/${id_fo}`, {
    token,
    headers: { 'if-match': `"${saved.body.version}"`, 'idempotency-key': `eclats-${id_fo}` },
    body: {},
  });
  const list = await server.call('GET', '/demande/dossiers', { token });
  return {
    lire: seen.status,
    enregistrer: saved.status,
    transmettre: transmitted.status,
    lister: list.status,
  };
}

async function sumOf<T>(items: readonly T[], of: (item: T) => Promise<number>): Promise<number> {
  let sum = 0;
  for (const item of items) sum += await of(item);
  return sum;
}
