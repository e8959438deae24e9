import type { Pool } from 'pg';
import { StartupError } from '../startup-error.ts';
import { type EmbeddedPostgres, joinEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isHeldByOneProcess } from './listen.sql.ts';
import { migrate } from './migrate.ts';
import { ping, readEncoding } from './ping.sql.ts';
import { type OpenDatabase, openDatabase } from './pool.ts';
import { openReplicas, type Replicas } from './replicas/replicas.ts';

export interface PreparedDatabase extends Omit<OpenDatabase, 'close'> {
  /** The address of the database without a pooler: a connection keeps one process of PostgreSQL. */
  url: string;
  replicas?: Replicas;
  notice?: string;
  /** Closes the pool, and stops PostgreSQL when the portal started it. */
  stop(): Promise<void>;
}

interface Config {
  databaseUrl?: string;
  /** Leads around the pooler that `databaseUrl` leads to. */
  databaseSessionUrl?: string;
  dataDir: string;
  maxConnections?: number;
  onLostConnection?: (error: Error) => void;
  /** The replicas where a server that answers people reads lists and figures; a command needs none. */
  reads?: Pick<Parameters<typeof openReplicas>[0], 'urls' | 'log' | 'latestMs' | 'patienceMs'>;
  /** True for a command, which may use the database of a portal that already runs. */
  isBeside?: boolean;
}

/** Gives the database that the operator named, or else the portal's own, without migrating it. */
export async function findDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseSessionUrl' | 'dataDir' | 'isBeside' | 'onLostConnection'>,
): Promise<EmbeddedPostgres> {
  const url = config.databaseSessionUrl ?? config.databaseUrl;
  if (url) return { url, stop: () => Promise.resolve() };
  const running = config.isBeside ? joinEmbeddedPostgres(config.dataDir) : undefined;
  return (
    running ?? (await startEmbeddedPostgres({ dataDir: config.dataDir, onGone: config.onLostConnection }))
  );
}

/** Opens the database, and applies its missing migrations. */
export async function prepareDatabase(config: Config): Promise<PreparedDatabase> {
  const server = await findDatabase(config);
  const { maxConnections: max = 10, reads } = config;
  // A command holds its connection to the end: it has no use for a pooler.
  const pooler = config.databaseSessionUrl && !config.isBeside ? config.databaseUrl : undefined;
  const replicas = reads?.urls.length ? await openReplicas({ url: server.url, max, ...reads }) : undefined;
  const { close, ...opened } = openDatabase({
    url: server.url,
    pooler,
    max,
    onLostConnection: config.onLostConnection,
    replicas,
  });
  const { pool } = opened;
  let notice = server.notice;
  const stop = async () => {
    await replicas?.stop();
    await close();
    await server.stop();
  };
  try {
    await ping(pool).catch((cause: Error) => {
      throw unreachable(server.url, cause);
    });
    if (pooler && opened.pooled) {
      await ping(opened.pooled).catch((cause: Error) => {
        throw unreachable(pooler, cause);
      });
    }
    await refuseOtherLetters(pool, server.url);
    notice ??= await poolerNotice(pool);
    await migrate(pool);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...server, ...opened, notice, replicas, stop };
}

/**
 * Returns a notice when the database seems to be behind a pooler. This is no refusal, because a pooler that lends for a
 * session does no harm and cannot be told from one that lends for a transaction.
 */
async function poolerNotice(pool: Pool): Promise<string | undefined> {
  const client = await pool.connect();
  try {
    if (await isHeldByOneProcess(client)) return undefined;
  } finally {
    client.release();
  }
  return 'La base est derrière un répartiteur de connexions : s’il les prête par transaction, donnez l’adresse de la base elle-même à DATABASE_SESSION_URL.';
}

/**
 * Stops the start when the database is not in UTF-8: the lengths, capitals and search of accented texts would be wrong.
 */
async function refuseOtherLetters(pool: Pool, url: string): Promise<void> {
  const encoding = await readEncoding(pool);
  if (encoding === 'UTF8') return;
  const { pathname, username } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1));
  const owner = username ? ` -O ${decodeURIComponent(username)}` : '';
  throw new StartupError(
    `La base de données ${withoutPassword(url)} est en ${encoding} : le portail demande UTF-8. Faites-en une autre, et donnez-la à DATABASE_URL : createdb -E UTF8 -T template0${owner} ${name}_utf8`,
  );
}

function unreachable(url: string, cause: Error & { code?: string }): StartupError {
  const reason = cause.message || cause.code || '';
  return new StartupError(`La base de données ${withoutPassword(url)} ne répond pas : ${reason}`, { cause });
}

function withoutPassword(text: string): string {
  if (!URL.canParse(text)) return 'indiquée par DATABASE_URL';
  const url = new URL(text);
  return `${url.protocol}//${url.host}${url.pathname}`;
}
