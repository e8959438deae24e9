import { z } from 'zod';
import { notify } from '../notification/notify.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import { listWaiting } from '../platform/jobs/waiting-jobs.sql.ts';
import type { Platform } from '../platform/platform.ts';
import { receiveFile } from '../platform/storage/receive-file.ts';
import { type DocumentRow, findDocument, listToAnalyse, markAnalysed } from './document.sql.ts';
import { takeBack } from './replace-document.ts';

/** The job that analyses a file; its tries last three days, as an antivirus may be down for a week-end. */
export const analyseJob = job({
  name: 'document.analyser',
  schema: z.strictObject({ id: z.uuid() }),
  retries: 80,
  retryDelaySeconds: 30,
  concurrency: 2,
});

/** Asks each hour for the analysis of files over an hour old that have no verdict, nor a job that waits for one. */
const reanalyseJob = job({ name: 'document.reanalyser', schema: z.object({}), cron: '41 * * * *' });

export const analyseWorkers = (platform: Platform): JobRow[] => [
  worker(analyseJob, ({ id }) => analyse(platform, id)),
  worker(reanalyseJob, async () => {
    if (platform.config.clamavUrl === undefined) return;
    const before = new Date(platform.clock.now().getTime() - 3_600_000);
    // Without an antivirus for a week-end, a file would otherwise get one more job each hour.
    const queued = (await listWaiting(platform.db, analyseJob.name)).map(
      (data) => analyseJob.schema.parse(data).id,
    );
    const ids = await listToAnalyse(platform.db, before, queued);
    await inTransaction(platform.db, async (tx) => {
      for (const id of ids) await platform.jobs.enqueue(tx, analyseJob, { id });
    });
  }),
];

async function analyse(platform: Platform, id: string): Promise<void> {
  const document = await findDocument(platform.db, id);
  if (!document || !['en_cours', 'non_analyse'].includes(document.etat_analyse)) return;
  const verdict = await scan(platform, document);
  if (verdict === 'en_attente') throw new Error('the antivirus does not answer yet');
  if (verdict === 'non_analyse') return;
  await inTransaction(platform.db, async (tx) => {
    const at = platform.clock.now();
    const etat_analyse = verdict === 'sain' ? ('sur' as const) : ('refuse' as const);
    const row = await markAnalysed(tx, id, { etat_analyse, at });
    if (!row) return;
    await writeHistory(tx, {
      objet: 'document',
      id_objet: id,
      by: null,
      at,
      action: 'analyser',
      to: etat_analyse,
    });
    if (etat_analyse === 'refuse') await takeBack(tx, { refused: row, at });
    if (etat_analyse === 'sur' || row.depose_par === null) return;
    await notify(platform, tx, {
      kind: 4,
      variante: 'refuse',
      to: [row.depose_par],
      objet: { type: 'document', id, libelle: row.nom, lien: null },
      params: { document: 'ce fichier contient un virus' },
    });
  });
}

async function scan({ storage, scanner, temporaryFolder }: Platform, { sha256, taille }: DocumentRow) {
  const stream = await storage.get(sha256);
  if (!stream) throw new Error(`no bytes for ${sha256}`);
  const file = await receiveFile(stream, { folder: temporaryFolder, maxBytes: taille });
  if (!file.ok) throw new Error(`${sha256} is longer than it was`);
  try {
    return await scanner.scan(file.value.path);
  } finally {
    await file.value.dispose();
  }
}
