import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchDatabase } from './support/database.ts';
import { followImport, type Point } from './support/import-process.ts';
import { type CopiedTable, copyIn, copyOut, emptyTables, readPart } from './support/import-tables.ts';
import { postgresSeconds } from './support/processor.ts';
import { type Tailles, writeRegistreFiles } from './support/registre-files.ts';
import type { Measure, Workload } from './support/workload.ts';

const associations = Number(process.env.BENCH_ASSOCIATIONS ?? 300_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/**
 * The proportions are those of the public files: one establishment for eight associations, and nine companies for
 * each establishment of ours.
 */
const tailles: Tailles = {
  associations,
  etablissements: Math.round(associations * 0.12),
  societes: Math.round(associations * 1.08),
};

export const workload: Workload = {
  title: `importing ${tailles.associations} associations and ${tailles.etablissements} establishments among ${tailles.societes} companies`,
  prepare: async ({ folder, say }) => {
    const files = await madeOnce(join(folder, `registre-${associations}`), say);
    const database = await benchDatabase({ folder, name: 'import', fill: () => Promise.resolve() });
    const dataDir = join(folder, 'import');
    const { pool, url } = database;
    const [rna = '', ...sirene] = files;
    const args = ['--rna', rna, ...sirene.flatMap((path) => ['--sirene', path])];
    const run = () =>
      followImport({ databaseUrl: url, dataDir: folder, args, readPart: () => readPart(pool) });
    say('a first import, whose rows COPY is given');
    await emptyTables(pool);
    await run();
    const rows = join(folder, 'import-rows');
    mkdirSync(rows, { recursive: true });
    // PostgreSQL writes and reads this folder under its own account.
    chmodSync(rows, 0o777);
    const tables = await copyOut(pool, rows);
    const kept = rowsOf(tables, 'association') + rowsOf(tables, 'etablissement');
    const round = async (prepareTables: () => Promise<void>): Promise<Measure> => {
      await prepareTables();
      const before = postgresSeconds(dataDir);
      const { seconds, nodeSeconds, points } = await run();
      const processor = processorOf(postgresSeconds(dataDir) - before, nodeSeconds);
      return { 'rows/s': kept / seconds, seconds, ...processor, ...tenths(points) };
    };
    return {
      rounds,
      subjects: [
        {
          name: 'COPY',
          round: async () => {
            await emptyTables(pool);
            const before = postgresSeconds(dataDir);
            const seconds = await copyIn(pool, tables);
            return {
              'rows/s': kept / seconds,
              seconds,
              ...processorOf(postgresSeconds(dataDir) - before, 0),
            };
          },
        },
        { name: 'import', round: () => round(() => emptyTables(pool)) },
        { name: 'same month again', round: () => round(() => Promise.resolve()) },
      ],
      judge: ({ COPY: copy = {}, import: ours = {}, 'same month again': again = {} }) => [
        share(ours, copy),
        memory(Math.max(ours['peak MB'] ?? 0, again['peak MB'] ?? 0)),
        tenth('time', ours['last tenth: time']),
        tenth('memory', ours['last tenth: memory']),
      ],
      stop: database.stop,
    };
  },
};

async function madeOnce(folder: string, say: (text: string) => void): Promise<string[]> {
  const made = join(folder, 'made');
  mkdirSync(folder, { recursive: true });
  if (existsSync(made))
    return ['rna_waldec.csv', 'StockUniteLegale_utf8.csv', 'StockEtablissement_utf8.csv'].map((nom) =>
      join(folder, nom),
    );
  say(`writing the files in ${folder}`);
  const files = await writeRegistreFiles(folder, tailles);
  writeFileSync(made, '');
  return files;
}

const rowsOf = (tables: readonly CopiedTable[], name: string): number =>
  tables.find((table) => table.name === name)?.rows ?? 0;

/** Gives processor seconds, because a busy machine changes them less than elapsed seconds. */
const processorOf = (postgres: number, node: number): Measure => ({
  'PostgreSQL cpu s': postgres,
  'node cpu s': node,
});

/** Compares the last tenth of the RNA's file, the longest part, with its second tenth: the first includes the start. */
function tenths(points: readonly Point[]): Measure {
  const between = (from: number, to: number) => points.filter(({ part }) => part >= from && part < to);
  const msAt = (part: number): number => {
    const after = points.findIndex((point) => point.part >= part);
    const [a, b] = [points[after - 1], points[after]];
    if (!a || !b) return 0;
    return a.ms + ((b.ms - a.ms) * (part - a.part)) / (b.part - a.part);
  };
  const mean = (some: readonly Point[]) => some.reduce((sum, { rssMb }) => sum + rssMb, 0) / some.length;
  return {
    'peak MB': Math.max(...points.map(({ rssMb }) => rssMb)),
    'last tenth: time': (msAt(1) - msAt(0.9)) / (msAt(0.2) - msAt(0.1)),
    'last tenth: memory': mean(between(0.9, 1)) / mean(between(0.1, 0.2)),
  };
}

const share = (ours: Measure, copy: Measure) => {
  const found = (ours['rows/s'] ?? 0) / (copy['rows/s'] ?? 1);
  return {
    limit: 'at least half the rows per second of COPY of the same rows into the same tables and indexes',
    found: found.toFixed(2),
    isHeld: found >= 0.5,
  };
};

const memory = (peakMb: number) => ({
  limit: 'memory of the import under 300 MB',
  found: `${peakMb.toFixed(0)} MB`,
  isHeld: peakMb > 0 && peakMb < 300,
});

const tenth = (what: string, found = Number.NaN) => ({
  limit: `${what} of the last tenth of the RNA at most 1.1 times that of the second tenth`,
  found: found.toFixed(2),
  isHeld: found <= 1.1,
});
