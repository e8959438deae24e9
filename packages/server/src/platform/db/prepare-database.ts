import type { Pool } from 'pg';
import { StartupError } from '../startup-error.ts';
import { type EmbeddedPostgres, joinEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { ping, readEncoding } from './ping.sql.ts';
import { type OpenDatabase, openDatabase } from './pool.ts';

export interface PreparedDatabase extends Omit<OpenDatabase, 'close'> {
  url: string;
  notice?: string;
  /** Closes the pool, and stops PostgreSQL when the portal started it. */
  stop(): Promise<void>;
}

interface Config {
  databaseUrl?: string;
  dataDir: string;
  maxConnections?: number;
  onLostConnection?: (error: Error) => void;
  /** This is true for a command, which may use the database of a portal that already runs. */
  isBeside?: boolean;
}

/** Gives the database that the operator named, or else the portal's own, without migrating it. */
export async function findDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'isBeside'>,
): Promise<EmbeddedPostgres> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  const running = config.isBeside ? joinEmbeddedPostgres(config.dataDir) : undefined;
  return running ?? (await startEmbeddedPostgres({ dataDir: config.dataDir }));
}

/** Opens the database, and applies its missing migrations. */
export async function prepareDatabase(config: Config): Promise<PreparedDatabase> {
  const server = await findDatabase(config);
  const { db, pool, close } = openDatabase({
    url: server.url,
    max: config.maxConnections,
    onLostConnection: config.onLostConnection,
  });
  const stop = async () => {
    await close();
    await server.stop();
  };
  try {
    await ping(pool).catch((cause: Error) => {
      throw unreachable(server.url, cause);
    });
    await refuseOtherLetters(pool, server.url);
    await migrate(pool);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...server, db, pool, stop };
}

/** In another encoding, the lengths, capitals and search of accented texts are wrong. */
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
