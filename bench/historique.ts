import type { Pool } from 'pg';
import { benchDatabase } from './support/database.ts';
import { dossiers } from './support/dossiers/data.ts';
import { below } from './support/hasard.ts';
import {
  actsOfADossier,
  fillHistory,
  type HistoryTable,
  measureSize,
  readActs,
  readJournal,
  tables,
  writeAct,
  years,
} from './support/history.sql.ts';
import { quantile } from './support/medians.ts';
import type { Measure, Workload } from './support/workload.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const reads = 2000;
const journals = 200;
const saves = 1000;
/** A page of the journal is asked of twelve tables, which are planned each time: a few milliseconds, for administrators alone. */
const journalTimes = 8;
const readTimes = 2;
const writeTimes = 1.2;

/** The history stands in a table a year: what that costs, and what each year weighs. */
export const workload: Workload = {
  title: `ten years of history, ${dossiers} dossiers of ${actsOfADossier} acts, in a table a year beside one table`,
  prepare: async ({ folder, say }) => {
    const { pool, stop } = await benchDatabase({
      folder,
      name: `historique-${dossiers}`,
      fill: ({ pool: filled }) => fillHistory(filled, { dossiers, say }),
    });
    for (const table of tables) {
      const { rows, indexes } = await measureSize(pool, table);
      const act = (bytes: number) => (bytes / (dossiers * actsOfADossier)).toFixed(0);
      say(
        `${table}: ${((rows + indexes) / 1e9).toFixed(2)} GB, an act ${act(rows)} bytes and ${act(indexes)} of indexes`,
      );
    }
    let round = 0;
    return {
      rounds,
      subjects: tables.map((table) => ({ name: table, round: () => use(pool, table, round++) })),
      judge: ({ historique = {}, historique_entiere = {} }) =>
        [
          { figure: 'read p50 ms', most: readTimes },
          { figure: 'journal p50 ms', most: journalTimes },
          { figure: 'save p50 ms', most: writeTimes },
        ].map(({ figure, most }) => {
          const times = (historique[figure] ?? Number.NaN) / (historique_entiere[figure] ?? Number.NaN);
          return {
            limit: `${figure}: at most ${most} times that of one table, over ${years} years`,
            found: times.toFixed(2),
            isHeld: times <= most,
          };
        }),
      stop,
    };
  },
};

async function use(pool: Pool, table: HistoryTable, round: number): Promise<Measure> {
  const read = await timesOf(reads, async (n) => {
    const found = await readActs(pool, table, below(dossiers, { i: n, what: 800 + round }));
    if (found !== actsOfADossier) throw new Error(`${found} acts of a dossier in ${table}`);
  });
  const journal = await timesOf(journals, async () => {
    if ((await readJournal(pool, table)) !== 20) throw new Error(`the journal of ${table} is not full`);
  });
  const saved = await timesOf(saves, (n) => writeAct(pool, table, round * saves + n));
  return {
    'read p50 ms': quantile(read, 0.5),
    'read p99 ms': quantile(read, 0.99),
    'journal p50 ms': quantile(journal, 0.5),
    'save p50 ms': quantile(saved, 0.5),
  };
}

/** Does the work so many times, one after the other, and gives the milliseconds of each. */
async function timesOf(many: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < many; n++) {
    const began = performance.now();
    await work(n);
    times.push(performance.now() - began);
  }
  return times;
}
