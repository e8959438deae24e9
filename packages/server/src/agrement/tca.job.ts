import { alertesTcaMois, alerteTca } from '@asso/domain/association/tca.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { z } from 'zod';
import {
  listEndingTca,
  lockTca,
  markTcaExpires,
  type TcaRow,
  takeAlerteTca,
} from '../association/coffre/tca.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { eachByLots } from '../platform/jobs/each-by-lots.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { tellFinTca } from './tell-tca.ts';

/** The job runs in the morning because it sends e-mails. */
const tcaJob = job({
  name: 'agrement.fin-du-tca',
  schema: z.object({}),
  cron: '40 7 * * *',
  maxSeconds: 3000,
});

const lot = 500;
/**
 * How many days ahead the search looks: as far as the earliest alert (`alertesTcaMois`); the rule then says which
 * alerts are due.
 */
const jours = alertesTcaMois[0] * 31;

export const tcaWorker = (platform: Platform): JobRow =>
  worker(tcaJob, async () => {
    await markTcaExpires(platform.db, localDay(platform.clock.now()));
    await tellEndingTca(platform);
  });

/** Tells the associations whose TCA ends within the year, each when an alert is due that it has not had. */
export function tellEndingTca(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const days = { from: localDay(now), until: localDay(addJours(now, jours)) };
  return eachByLots({
    lot,
    list: (after: TcaRow | null, limit) => listEndingTca(platform.db, { ...days, after, limit }),
    act: (one) => tell(platform, one.id),
  });
}

/** Tells one association, in a transaction of its own. */
const tell = (platform: Platform, id: string): Promise<void> =>
  inTransaction(platform.db, async (trx) => {
    const association = await lockTca(trx, id);
    const at = platform.clock.now();
    const due = alerteTca(association.agrement, localDay(at));
    if (!due) return;
    const isTaken = await takeAlerteTca(trx, { id_association: id, ...due, envoyee_le: at });
    if (isTaken) await tellFinTca(platform, trx, { association, fin: due.fin });
  });
