import { setImmediate as breathe } from 'node:timers/promises';
import { preparationHeures, rapportJours } from '@asso/domain/instruction/lot.rules';
import { z } from 'zod';
import { toActor } from '../../compte/session/authenticator.ts';
import { findActor } from '../../compte/utilisateur.sql.ts';
import { notify } from '../../notification/notify.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type JobContext, type JobRow, job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { executeNext } from './execute-ligne.ts';
import { failRest, findLot, listRunningLots, lockLot, purgeLots, updateLot } from './lot.sql.ts';
import { lotNotification, lotParams, readComptesLot } from './lot-resultat.ts';
import { lotItem } from './lot-view.ts';

/** Does the rest of a lot: run again after a crash, it continues where it was. */
export const runLotJob = job({
  name: 'instruction.executer-lot',
  schema: z.strictObject({ id: z.uuid() }),
  maxSeconds: 3600,
  concurrency: 2,
});

const purgeLotsJob = job({ name: 'instruction.purger-lots', schema: z.object({}), cron: '50 3 * * *' });

export const runLotWorker = (platform: Platform): JobRow =>
  worker(runLotJob, ({ id }, context) => executeLot(platform, id, context));

async function executeLot(
  platform: Platform,
  id: string,
  { signal }: Pick<JobContext, 'signal'>,
): Promise<void> {
  const lot = await findLot(platform.db, id);
  if (lot?.etat !== 'en_cours') return;
  for (;;) {
    if (signal.aborted) throw new Error('the server stops: the lot goes on elsewhere');
    // The author's rights are read for each line, as for each request.
    const row = await findActor(platform.db, lot.id_utilisateur);
    if (!row) {
      await failRest(platform.db, id, { code: 'kernel.interdit' });
      break;
    }
    const actor = toActor(row, { role: lot.role, session: '' });
    if (!(await executeNext(platform, lot, actor))) break;
    platform.checkpoint('lot.apres-ligne');
    await breathe();
  }
  await finishLot(platform, id);
}

/** Finishes a lot, and tells its author once: they may have left the page. */
const finishLot = (platform: Platform, id: string): Promise<void> =>
  inTransaction(platform.db, async (trx) => {
    const lot = await lockLot(trx, id);
    if (lot?.etat !== 'en_cours' || readComptesLot(lot).prete > 0) return;
    const fini_le = platform.clock.now();
    await updateLot(trx, id, { etat: 'fini', fini_le });
    const { titre } = lotItem(lot);
    await notify(platform, trx, {
      ...lotNotification,
      to: [lot.id_utilisateur],
      objet: { type: 'service', id, libelle: titre, lien: `/instructeur/lots/${id}` },
      params: lotParams(lot),
      mail: false,
    });
  });

/** Continues the lots that a server did not finish before it died. */
export async function resumeLots(platform: Platform): Promise<void> {
  for (const id of await listRunningLots(platform.db)) {
    await inTransaction(platform.db, (trx) => platform.jobs.enqueue(trx, runLotJob, { id }));
  }
}

const hourMs = 3_600_000;

export const purgeLotsWorker = ({ db, clock }: Platform): JobRow =>
  worker(purgeLotsJob, async () => {
    const now = clock.now().getTime();
    await purgeLots(db, {
      finis: new Date(now - rapportJours * 24 * hourMs),
      prepares: new Date(now - preparationHeures * hourMs),
    });
  });
