import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/pool.ts';
import { installJobs } from '../jobs/install-jobs.ts';
import { StartupError } from '../startup-error.ts';
import type { Storage } from '../storage/storage.ts';
import { restoreFiles } from './backup-files.ts';
import { type BackupTable, isFiguresOfADay, listTables } from './catalog.sql.ts';
import { commitLoad, countOthers, emptyDatabase, loadAll, setSequences, writeRows } from './load.sql.ts';
import { type Manifest, tableFile } from './manifest.ts';
import { assertOpens, inClear, openedBy, type Seal } from './seal.ts';
import { assertRestorable, verifyBackup } from './verify-backup.ts';

type Given = {
  url: string;
  storage: Storage;
  from: string;
  /** True means that the operator accepts losing what the database holds. */
  overwrite: boolean;
  /** The file of the private key, for a backup that is sealed. */
  identity?: string | undefined;
};

/** Verifies the whole backup, then creates its schema and loads its rows and its files. */
export async function restoreBackup({ url, storage, from, overwrite, identity }: Given): Promise<Manifest> {
  const manifest = await verifyBackup(from);
  assertRestorable(manifest);
  const seal = await openSeal(from, manifest, identity);
  await withClient(url, (client) => prepareTarget(client, overwrite));
  await makeSchema(url, manifest);
  await withClient(url, (client) => load(client, manifest, { from, seal }));
  await restoreFiles(storage, from, seal);
  return manifest;
}

/** Gives what opens the files of this backup; a missing or wrong key is said before anything is written. */
export async function openSeal(from: string, manifest: Manifest, identity?: string): Promise<Seal> {
  if (!manifest.chiffree_pour) return inClear;
  if (identity === undefined)
    throw new StartupError(
      `Cette sauvegarde est chiffrée pour ${manifest.chiffree_pour.join(', ')} : donnez le fichier de sa clé privée, avec --identite.`,
    );
  const seal = await openedBy(identity);
  const [smallest] = manifest.tables.toSorted((a, b) => a.octets - b.octets);
  if (smallest) await assertOpens(seal, tableFile(from, smallest, seal.suffix));
  return seal;
}

async function prepareTarget(client: pg.Client, overwrite: boolean): Promise<void> {
  const others = await countOthers(client);
  if (others > 0)
    throw new StartupError(
      `La base visée sert encore (${others} connexions ouvertes) : arrêtez les serveurs du portail, puis recommencez.`,
    );
  if ((await listTables(client)).length === 0) return;
  if (!overwrite)
    throw new StartupError(
      'La base visée n’est pas vide : donnez une base neuve, ou ajoutez --ecraser pour perdre ce qu’elle contient.',
    );
  await emptyDatabase(client);
}

/** Creates the schema as it was when the backup was made; later migrations are applied by the next start. */
async function makeSchema(url: string, { migrations, travaux }: Manifest): Promise<void> {
  const { pool, close } = openDatabase({ url, max: 1 });
  const wanted = new Set(migrations.map(({ name }) => name));
  try {
    await migrate(pool, { isWanted: (name) => wanted.has(name) });
  } finally {
    await close();
  }
  if (travaux !== null) await installJobs(url);
}

async function load(
  client: pg.Client,
  manifest: Manifest,
  { from, seal }: { from: string; seal: Seal },
): Promise<void> {
  const there = new Set((await listTables(client)).map(keyOf));
  const tables = manifest.tables.filter((table) => !isFiguresOfADay(table));
  const missing = tables.find((table) => !there.has(keyOf(table)));
  if (missing)
    throw new StartupError(`La table ${keyOf(missing)} de la sauvegarde est inconnue de ce portail.`);
  const counts = new Map(manifest.tables.map((table) => [keyOf(table), table.lignes]));
  await loadAll(client, tables, async (table) => {
    const rows = writeRows(client, table);
    await pipeline(
      createReadStream(tableFile(from, table, seal.suffix)),
      seal.through(),
      createGunzip(),
      rows,
    );
    if (rows.rowCount !== counts.get(keyOf(table)))
      throw new StartupError(
        `La table ${keyOf(table)} a ${rows.rowCount} lignes au lieu de ${counts.get(keyOf(table))}.`,
      );
  });
  await setSequences(client, manifest.sequences);
  await commitLoad(client);
}

const keyOf = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string => `${schema}.${name}`;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
