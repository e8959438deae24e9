import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ClientBase, Pool } from 'pg';
import { StartupError } from '../startup-error.ts';
import { applyMigration, listAppliedMigrations, lockMigrations, unlockMigrations } from './migration.sql.ts';

const ourFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

type Options = {
  folder?: string;
  /** A restore applies the migrations of the backup, and no later one. */
  isWanted?: (name: string) => boolean;
};

/** Applies the missing migrations in the order of their names, and gives the names it applied. */
export async function migrate(
  pool: Pool,
  { folder, isWanted = () => true }: Options = {},
): Promise<string[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await lockMigrations(client);
    const migrations = listMigrations(folder).filter(({ name }) => isWanted(name));
    return await applyMissing(client, migrations);
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    if (!broken) await unlockMigrations(client);
    // After a failure the connection is closed, which releases its lock.
    client.release(broken);
  }
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function applyMissing(client: ClientBase, migrations: Migration[]): Promise<string[]> {
  const applied = await listAppliedMigrations(client);
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed)
    throw new StartupError(
      `La migration ${changed.name} a changé depuis qu’elle a été appliquée à cette base : rétablissez ce fichier et écrivez une nouvelle migration.`,
    );
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

async function apply(client: ClientBase, migration: Migration): Promise<void> {
  try {
    await applyMigration(client, migration);
  } catch (cause) {
    throw new StartupError(`La migration ${migration.name} a échoué : ${(cause as Error).message}`, {
      cause,
    });
  }
}

/** Lists the migrations of this version of the code, in the order in which they are applied. */
export function listMigrations(folder = ourFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(`${folder}/${name}`, 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
