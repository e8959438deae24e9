import { z } from 'zod';
import type { Coffre } from '../compte/coffre.ts';
import { eachByLots } from '../platform/jobs/each-by-lots.ts';
import { job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { proprietaireDuSecret } from './livrer.job.ts';
import { listWebhooksScelles, replaceSecretWebhook, type WebhookScelle } from './webhook.sql.ts';

const rescellerJob = job({
  name: 'partenaire.resceller-webhooks',
  schema: z.strictObject({}),
  cron: '10 4 * * *',
});

/** Once the key of the portal changed, the secrets of webhooks no longer need the one of before (ADR 0360). */
export const rescellerWebhooksWorker = ({ db, log, config }: Platform, coffre: Coffre) =>
  worker(rescellerJob, async () => {
    if (config.otherTokenKeys.length === 0) return;
    let count = 0;
    const act = async ({ id, ...secrets }: WebhookScelle) => {
      for (const column of ['secret', 'secret_precedent'] as const) {
        const before = secrets[column];
        const secret = before && coffre.reseal(before, proprietaireDuSecret(id));
        if (!secret) continue;
        await replaceSecretWebhook(db, id, { column, before, secret });
        count++;
      }
    };
    await eachByLots({
      lot: 500,
      list: (after: WebhookScelle | null, limit) => listWebhooksScelles(db, after?.id ?? null, limit),
      act,
    });
    log.info({ count }, 'secrets of webhooks sealed with the present key');
  });
