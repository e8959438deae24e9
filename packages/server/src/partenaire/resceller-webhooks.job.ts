import { z } from 'zod';
import { type Coffre, resealAll } from '../compte/coffre.ts';
import { job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { secretProprietaire } from './livrer.job.ts';
import { listWebhooksScelles, replaceSecretWebhook } from './webhook.sql.ts';

const rescellerJob = job({
  name: 'partenaire.resceller-webhooks',
  schema: z.strictObject({}),
  cron: '10 4 * * *',
});

/**
 * Once the portal has a new key, encrypts the secrets of webhooks with it, so that the former key can be forgotten
 * (ADR 0360).
 */
export const resealWebhooksWorker = ({ db, log, config }: Platform, coffre: Coffre) =>
  worker(rescellerJob, async () => {
    if (config.otherTokenKeys.length === 0) return;
    const count = await resealAll({
      coffre,
      columns: ['secret', 'secret_precedent'],
      list: (after, limit) => listWebhooksScelles(db, after, limit),
      ownerOf: secretProprietaire,
      replace: (id, changed) => replaceSecretWebhook(db, id, changed),
    });
    log.info({ count }, 'secrets of webhooks sealed with the present key');
  });
