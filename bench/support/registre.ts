import { join } from 'node:path';
import { type BenchDatabase, benchDatabase } from './database.ts';
import { fillRegistre } from './fill-registre.ts';

/** The national register has this many associations; fewer are enough to try a workload. */
export const associations = Number(process.env.BENCH_ASSOCIATIONS ?? 1_500_000);

const name = `registre-${associations}`;
export const registreDir = (folder: string): string => join(folder, name);

/** Opens the database with the invented register in the portal's own tables. */
export const openRegistre = (folder: string, say: (text: string) => void): Promise<BenchDatabase> =>
  benchDatabase({
    folder,
    name,
    fill: ({ db, pool }) => fillRegistre({ db, pool, associations, say }),
  });
