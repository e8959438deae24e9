import { request } from 'undici';
import { makeTokens, tokenKey } from './support/access-token.ts';
import { dossiers, dossiersDir, openDossiers } from './support/dossiers/data.ts';
import { copyExport, someoneOfEveryService } from './support/dossiers/export-sql.ts';
import { readSettings } from './support/dossiers/settings.ts';
import { postgresSeconds } from './support/processor.ts';
import { type ServerProcess, startPortal } from './support/server-process.ts';
import type { Measure, Medians, Verdict, Workload } from './support/workload.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const formats = ['csv', 'xlsx', 'ods', 'etat'] as const;
/**
 * The export holds some hundred thousand lines: with more dossiers, only one exercise is exported, unless all are
 * asked for.
 */
const exercice = dossiers > 200_000 && process.env.BENCH_EXPORT !== 'tout' ? 2024 : null;
const memoryTimes = 1.1;
const rateShare = 0.5;

/** A person who belongs to every service exports all transmitted dossiers. */
export const workload: Workload = {
  title: `exporting the dossiers of all services, ${dossiers} dossiers, beside COPY of the same columns`,
  prepare: async ({ folder, say }) => {
    const database = await openDossiers(folder, say);
    const { pool, url } = database;
    say(await readSettings(pool));
    const someone = await someoneOfEveryService(pool);
    const portal = await startPortal({ databaseUrl: url, dataDir: `${folder}/portail`, tokenKey }).catch(
      async (error) => {
        await database.stop();
        throw error;
      },
    );
    const dataDir = dossiersDir(folder);
    const copied = await copyExport(url, exercice);
    const exported = (format: string) => async (): Promise<Measure> => {
      const before = { server: portal.processorSeconds(), database: postgresSeconds(dataDir) };
      const { seconds, points } = await download(portal, {
        format,
        token: (await makeTokens([someone]))[0] ?? '',
      });
      return {
        'rows/s': copied.rows / seconds,
        seconds,
        'server cpu s': portal.processorSeconds() - before.server,
        'PostgreSQL cpu s': postgresSeconds(dataDir) - before.database,
        'peak MB': Math.max(...points.map(({ rssMb }) => rssMb)),
        'last tenth: memory': tenth(points, 9) / tenth(points, 1),
      };
    };
    return {
      rounds,
      subjects: [
        {
          name: 'COPY',
          round: async () => {
            const before = postgresSeconds(dataDir);
            const { rows, seconds } = await copyExport(url, exercice);
            return {
              'rows/s': rows / seconds,
              seconds,
              'server cpu s': 0,
              'PostgreSQL cpu s': postgresSeconds(dataDir) - before,
              'peak MB': 0,
              'last tenth: memory': 0,
            };
          },
        },
        ...formats.map((format) => ({ name: format, round: exported(format) })),
      ],
      judge: (medians) => formats.flatMap((format) => judge(medians, format)),
      stop: async () => {
        await portal.stop();
        await database.stop();
      },
    };
  },
};

type Point = { bytes: number; rssMb: number };

/** Downloads the file as fast as it comes, and notes the memory of the server every twenty milliseconds. */
async function download(portal: ServerProcess, { format, token }: { format: string; token: string }) {
  const began = performance.now();
  const { statusCode, body } = await request(
    `${portal.url}/api/rds/export/dossiers/${format}${exercice === null ? '' : `?exercices=${exercice}`}`,
    {
      headers: { 'access-token': token },
      bodyTimeout: 0,
    },
  );
  if (statusCode !== 200) throw new Error(`the export answered ${statusCode}: ${await body.text()}`);
  const points: Point[] = [];
  let bytes = 0;
  let looked = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (performance.now() - looked < 20) continue;
    looked = performance.now();
    points.push({ bytes, rssMb: portal.residentMb() });
  }
  return { seconds: (performance.now() - began) / 1000, points };
}

/** The mean memory during the n-th tenth of the file, from 0. */
function tenth(points: readonly Point[], n: number): number {
  const whole = points.at(-1)?.bytes ?? 0;
  const some = points.filter(({ bytes }) => bytes > (whole * n) / 10 && bytes <= (whole * (n + 1)) / 10);
  return some.reduce((sum, { rssMb }) => sum + rssMb, 0) / some.length;
}

function judge(medians: Medians, format: (typeof formats)[number]): Verdict[] {
  const ours = medians[format] ?? {};
  const share = (ours['rows/s'] ?? 0) / (medians.COPY?.['rows/s'] ?? Number.NaN);
  const memory = ours['last tenth: memory'] ?? Number.NaN;
  return [
    {
      limit: `${format}: at least ${rateShare} of the rows a second of COPY`,
      found: share.toFixed(2),
      isHeld: share >= rateShare,
    },
    {
      limit: `${format}: the last tenth of memory at most ${memoryTimes} times the second`,
      found: memory.toFixed(2),
      isHeld: memory <= memoryTimes,
    },
  ];
}
