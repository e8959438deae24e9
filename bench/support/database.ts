import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// This import only brings the types of every feature's tables.
import type {} from '@asso/server/main';
import { listBrokenIndexes } from '@asso/server/platform/db/describe-indexes.sql';
import { startEmbeddedPostgres } from '@asso/server/platform/db/embedded-postgres';
import { indexes } from '@asso/server/platform/db/indexes';
import { migrate } from '@asso/server/platform/db/migrate';
import { type OpenDatabase, openDatabase } from '@asso/server/platform/db/pool';

export type BenchDatabase = Pick<OpenDatabase, 'db' | 'pool'> & { url: string; stop(): Promise<void> };

type Wanted = {
  folder: string;
  /** Data already made under this name are reused. */
  name: string;
  fill(database: Pick<OpenDatabase, 'db' | 'pool'>): Promise<void>;
};

/** An operator gives PostgreSQL these settings on a dedicated machine; the durability settings are the defaults. */
const settings = {
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  work_mem: '32MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  random_page_cost: '1.1',
};

/** The portal's own PostgreSQL with its schema, filled once. */
export async function benchDatabase({ folder, name, fill }: Wanted): Promise<BenchDatabase> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const server = await startEmbeddedPostgres({ dataDir, settings });
  const { db, pool, close } = openDatabase({ url: server.url, max: 4 });
  const stop = async () => {
    await close();
    await server.stop();
  };
  try {
    await migrate(pool);
    const made = join(dataDir, 'filled');
    if (!existsSync(made)) {
      await fill({ db, pool });
      writeFileSync(made, '');
    }
    const broken = await listBrokenIndexes(db, indexes);
    if (broken.length > 0) {
      throw new Error(
        `La base ${dataDir} n’a pas tous ses index (${broken.join(', ')}) : effacez ce dossier, puis npm run bench:data.`,
      );
    }
    return { db, pool, url: server.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
