import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { readAppliedMigrations } from '../db/migration.sql.ts';
import { StartupError } from '../startup-error.ts';
import type { Storage } from '../storage/storage.ts';
import { portalVersion } from '../version/portal-version.ts';
import { readBefore, saveFiles } from './backup-files.ts';
import { type BackupTable, jobsVersion, listSequences, listTables, serverVersion } from './catalog.sql.ts';
import { beginSnapshot, countedRows, endSnapshot, keepFiles, namedFiles, readRows } from './dump.sql.ts';
import { Meter } from './hash-stream.ts';
import { type Manifest, type TableEntry, tableFile, writeManifest } from './manifest.ts';
import { type Seal, sealedFor } from './seal.ts';

type Given = {
  url: string;
  storage: Storage;
  clock: Clock;
  /** A folder that does not exist yet, or is empty. */
  to: string;
  since?: string;
  /** The commit of the portal that makes the backup; null when the portal does not know it. */
  commit: string | null;
  /** The public keys for which the backup is sealed (encrypted); with none, the backup is in clear. */
  recipients: readonly string[];
};

/**
 * Saves the database and the files of one instant while the portal serves. The manifest is written last: its presence
 * says that the backup is complete.
 */
export async function makeBackup({
  url,
  storage,
  clock,
  to,
  since,
  commit,
  recipients,
}: Given): Promise<Manifest> {
  const seal = sealedFor(recipients);
  await prepareFolder(to);
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // A connection cut by the server must not end the process: the pending query reports the failure.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await keepFiles(client);
    await beginSnapshot(client);
    const faite_le = clock.now().toISOString();
    const listed = await listTables(client, { isLasting: true });
    const tables = [];
    for (const table of listed) tables.push(await saveTable(client, table, { to, seal }));
    const about = {
      format: 1 as const,
      portail: portalVersion,
      commit,
      postgresql: await serverVersion(client),
      faite_le,
      migrations: [...(await readAppliedMigrations(client))]
        .map(([name, checksum]) => ({ name, checksum }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
      travaux: (await jobsVersion(client)) ?? null,
      tables,
      sequences: await listSequences(client),
    };
    const named = await namedFiles(client, listed);
    // The session holds the lock on the files, so the snapshot need not stay open while they are copied.
    await endSnapshot(client);
    const before = since === undefined ? null : await readBefore(since, recipients);
    const manifest = {
      ...about,
      ...(await saveFiles({ storage, folder: to, named, before, seal })),
      ...(recipients.length > 0 && { chiffree_pour: [...recipients] }),
    };
    await writeManifest(to, manifest);
    return manifest;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function prepareFolder(to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  if ((await readdir(to)).length > 0)
    throw new StartupError(`${to} n’est pas vide : donnez un dossier neuf à chaque sauvegarde.`);
  await mkdir(`${to}/base`, { mode: 0o700 });
}

async function saveTable(
  client: pg.Client,
  table: BackupTable,
  { to, seal }: { to: string; seal: Seal },
): Promise<TableEntry> {
  const rows = readRows(client, table);
  const meter = new Meter();
  const file = createWriteStream(tableFile(to, table, seal.suffix), { mode: 0o600 });
  await pipeline(rows, createGzip({ level: 5 }), seal.through(), meter, file);
  return { ...table, lignes: await countedRows(client, rows), ...meter.measured() };
}
