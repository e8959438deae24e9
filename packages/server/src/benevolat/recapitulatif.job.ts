import { isRecapitulatifDay } from '@asso/domain/benevolat/session.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { z } from 'zod';
import { findAssociation } from '../association/association.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { listPendingAssociations, markRecapitulatif } from './recapitulatif.sql.ts';
import { findCourante, type SessionRow } from './session.sql.ts';
import { tellRecapitulatif } from './tell-recapitulatif.ts';

/** The job runs each morning, and writes only on the days that session.rules.ts gives. */
const recapitulatifJob = job({
  name: 'benevolat.recapituler',
  schema: z.object({}),
  cron: '20 9 * * *',
  maxSeconds: 3000,
});

const lot = 500;

export const recapitulatifWorker = (platform: Platform): JobRow =>
  worker(recapitulatifJob, async () => {
    const now = platform.clock.now();
    const session = await findCourante(platform.db, now);
    if (!session || !isRecapitulatifDay(session, now)) return;
    const asked = { id_session: session.id, jour: localDay(now), limit: lot };
    for (let after: string | null = null; ; ) {
      const ids: string[] = await listPendingAssociations(platform.db, { ...asked, after });
      for (const id of ids) await recapituler(platform, session, id);
      after = ids.at(-1) ?? null;
      if (after === null) return;
    }
  });

/**
 * Tells one association of its waiting declarations, in its own transaction: a failure does not keep the others from
 * being told.
 */
const recapituler = (platform: Platform, session: SessionRow, id: string): Promise<void> =>
  inTransaction(platform.db, async (tx) => {
    const at = platform.clock.now();
    if (!(await markRecapitulatif(tx, { id_association: id, jour: localDay(at), at }))) return;
    const association = await findAssociation(tx, { kind: 'uuid', value: id });
    if (association) await tellRecapitulatif(platform, tx, { association, session });
  });
