import { askedBefore } from '@asso/domain/association/membre.rules';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import { isDayThere } from '../../platform/mail/jour.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockMembre } from '../acces/membre.sql.ts';
import { findAssociation } from '../association.sql.ts';
import { listRelais, markRelais } from './relais.sql.ts';
import { tellRelais } from './tell-relais.ts';

/**
 * The job runs each hour: once the delay of the managers on a request for access has passed, the request is also
 * passed on to the administration.
 */
const relaisJob = job({
  name: 'association.relayer',
  schema: z.object({}),
  cron: '35 * * * *',
  maxSeconds: 3000,
});

const lot = 500;

export const relaisWorker = (platform: Platform): JobRow =>
  worker(relaisJob, async () => {
    const now = platform.clock.now();
    if (!isDayThere(now, 'Europe/Paris')) return;
    for (const id of await listRelais(platform.db, { before: askedBefore(now), limit: lot })) {
      await relayOne(platform, id, now);
    }
  });

/**
 * Passes on one request and tells the people concerned, in a transaction of its own: a failure does not keep the others
 * from being told.
 */
const relayOne = (platform: Platform, id: string, at: Date): Promise<void> =>
  inTransaction(platform.db, async (tx) => {
    const membre = await lockMembre(tx, id);
    // The request may have been answered, or told, since it was listed.
    if (membre?.etat !== 'demandee' || membre.relais_le !== null) return;
    const row = await findAssociation(tx, { kind: 'uuid', value: membre.id_association });
    if (!row) return;
    await markRelais(tx, id, at);
    await tellRelais(tx, platform, { row, membre });
  });
