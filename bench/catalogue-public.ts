import { setTimeout as wait } from 'node:timers/promises';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { insertCampagneVersion, insertSubvention } from '@asso/server/subvention/subvention.sql';
import type { Pool } from 'pg';
import { tokenKey } from './support/access-token.ts';
import { type BenchDatabase, benchDatabase } from './support/database.ts';
import { load } from './support/load.ts';
import { type ServerProcess, startPortal } from './support/server-process.ts';
import type { Measure, Workload } from './support/workload.ts';

/** So many subventions are in the catalogue, and so many visitors read it at once. */
const aides = 200;
const connections = 20;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** The number of visitors a second who cost the database nothing. */
const visitorsPerSecond = 500;
/** What the server asks on its own account each second, visited or not: it is measured without visitors. */
const marginPerSecond = 2;

const base = '/repertoire-des-subventions';
const slug = (n: number) => `AIDE-${n}/aide-numero-${n}`;

/** What people open in turn: the list, the list narrowed by words, two pages of subventions, a feed and an agenda. */
const paths = [
  () => base,
  (n: number) => `${base}?q=numero%20${n % aides}`,
  (n: number) => `${base}/${slug(n % aides)}`,
  (n: number) => `${base}/${slug((n * 7) % aides)}`,
  () => `${base}.atom`,
  () => `${base}.ics`,
];

export const workload: Workload = {
  title: `${connections} connections read a catalogue of ${aides} subventions without an account, and the database is watched`,
  prepare: async ({ folder }) => {
    const database = await benchDatabase({ folder, name: 'catalogue-public', fill });
    const portal = await startPortal({
      ...{ databaseUrl: database.url, dataDir: `${folder}/portail-public`, tokenKey },
      role: 'serveur',
    });
    return {
      rounds,
      subjects: [
        { name: 'nobody', round: () => counted(database, () => wait(seconds * 1000).then(() => ({}))) },
        { name: 'visitors', round: () => counted(database, () => visit(portal)) },
      ],
      judge: ({ nobody = {}, visitors = {} }) => [
        {
          limit: `at least ${visitorsPerSecond} visitors a second`,
          found: `${Math.round(visitors['requests/s'] ?? 0)}`,
          isHeld: (visitors['requests/s'] ?? 0) >= visitorsPerSecond,
        },
        {
          limit: `no more transactions a second than without visitors (+${marginPerSecond})`,
          found: `${visitors['transactions/s']?.toFixed(2)} against ${nobody['transactions/s']?.toFixed(2)}`,
          isHeld:
            (visitors['transactions/s'] ?? Number.POSITIVE_INFINITY) <=
            (nobody['transactions/s'] ?? 0) + marginPerSecond,
        },
      ],
      stop: async () => {
        await portal.stop();
        await database.stop();
      },
    };
  },
};

const visit = ({ url }: ServerProcess): Promise<Measure> =>
  load({
    ...{ url, connections, seconds },
    request: (n) => ({
      path: paths[n % paths.length]?.(n) ?? base,
      headers: { 'accept-encoding': n % 2 ? 'br' : 'identity' },
    }),
  });

/**
 * Measures `work` and the transactions a second that it caused: a statement outside a transaction counts as one too.
 */
async function counted({ pool }: BenchDatabase, work: () => Promise<Measure>): Promise<Measure> {
  const before = await transactions(pool);
  const began = performance.now();
  const measure = await work();
  const elapsed = (performance.now() - began) / 1000;
  const after = await transactions(pool);
  return { ...measure, 'transactions/s': Math.max(0, after - before - 2) / elapsed };
}

/**
 * Reads how many transactions the database counted. PostgreSQL counts those of a session once it rests for a second, so
 * this waits first; the caller takes off the two readings themselves.
 */
async function transactions(pool: Pool): Promise<number> {
  await wait(2000);
  const { rows } = await pool.query<{ n: string }>(
    'select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.n);
}

async function fill({ db }: Pick<BenchDatabase, 'db'>): Promise<void> {
  const service = await db
    .insertInto('service')
    .values({ code: 'MESURE', nom: 'Service de la mesure', type: 'DRAJES', code_territoire: '13' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < aides; n++) {
      const id_subvention = await insertSubvention(trx, {
        ...{
          code: `AIDE-${n}`,
          id_type_dispositif: 'FDVA',
          lib_type_dispositif: 'Vie associative',
          mots: '',
        },
      });
      const instructeurs = [{ id_service: service.id, isReferent: true }];
      const contenu = aCampagne({ titre: `Aide numéro ${n}`, instructeurs });
      const publiee_le = new Date();
      await insertCampagneVersion(trx, { id_subvention, campagne_exercice: 2027, contenu, publiee_le });
    }
  });
}
