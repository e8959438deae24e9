import { mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { createDatabase, isReachable } from './cluster.sql.ts';
import { startCluster, stopCluster, stopOnExit } from './cluster-control.ts';
import { createCluster, readPassword } from './cluster-files.ts';
import { keepRunning } from './cluster-watch.ts';
import { dataHolder, lockData } from './data-lock.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { findPlace, type PostgresPlace } from './postgres-place.ts';
import { lingeringPostmaster } from './postmaster-pid.ts';

export interface EmbeddedPostgres {
  url: string;
  /** A French sentence that the operator should read. */
  notice?: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Lines of postgresql.conf that override those of the portal. */
  settings?: Record<string, string>;
  tryNamespace?: boolean;
  /** Told when the server ended by itself, before it is started again. */
  onGone?: (error: Error) => void;
}

const database = 'portail';

/** Starts the portal's own PostgreSQL on a data folder, or takes over the server that a killed portal left there. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const lock = openDataDir(dataDir);
  try {
    const place = await findPlace({ ...options, dataDir, native: postgresBinaries() });
    const port = await serve(place, options.settings ?? {});
    const url = await openDatabaseOn(place, port);
    const forget = stopOnExit(place);
    const leave = keepRunning(place, { ...options, port });
    const stop = async () => {
      forget();
      await leave();
      await stopCluster(place);
      lock.release();
    };
    return { url, notice: place.notice, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Joins the database of the portal that runs on this folder, for a command that works beside it; gives undefined when
 * none runs. The database stops with that portal.
 */
export function joinEmbeddedPostgres(folder: string): EmbeddedPostgres | undefined {
  const dataDir = resolve(folder);
  if (dataHolder(dataDir) === undefined) return undefined;
  const home = realpathSync(join(dataDir, 'postgres'));
  const postmaster = lingeringPostmaster(join(home, 'cluster'));
  if (postmaster === undefined) return undefined;
  return { url: urlOf({ home }, postmaster.port, database), stop: () => Promise.resolve() };
}

function openDataDir(dataDir: string): { release(): void } {
  try {
    mkdirSync(dataDir, { recursive: true });
    return lockData(dataDir);
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(
      `Le dossier des données ${dataDir} ne peut pas être créé ou écrit : donnez-en les droits à cet utilisateur, ou choisissez un autre dossier avec DATA_DIR.`,
      { cause },
    );
  }
}

async function serve(place: PostgresPlace, settings: Record<string, string>): Promise<number> {
  await createCluster(place);
  const lingering = lingeringPostmaster(join(place.home, 'cluster'));
  if (lingering && (await isReachable(urlOf(place, lingering.port, 'postgres')))) return lingering.port;
  if (lingering) await stopCluster(place);
  return startCluster(place, settings);
}

async function openDatabaseOn(place: PostgresPlace, port: number): Promise<string> {
  await createDatabase(urlOf(place, port, 'postgres'), database);
  return urlOf(place, port, database);
}

function urlOf(place: Pick<PostgresPlace, 'home'>, port: number, name: string): string {
  return `postgres://portail:${readPassword(place)}@127.0.0.1:${port}/${name}`;
}
