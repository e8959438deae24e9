import { z } from 'zod';
import { job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Coffre, resealAll } from '../coffre.ts';
import { listSecretsScelles, replaceSecretScelle } from './second-facteur.sql.ts';

const rescellerJob = job({
  name: 'compte.resceller-seconds-facteurs',
  schema: z.strictObject({}),
  cron: '5 4 * * *',
});

/**
 * Once the portal has a new key, encrypts the secrets of second factors with it, so that the former key can be
 * forgotten (ADR 0360).
 */
export const resealComptesWorker = ({ db, log, config }: Platform, coffre: Coffre) =>
  worker(rescellerJob, async () => {
    if (config.otherTokenKeys.length === 0) return;
    const count = await resealAll({
      coffre,
      columns: ['secret', 'secret_propose'],
      list: (after, limit) => listSecretsScelles(db, after, limit),
      ownerOf: (id) => id,
      replace: (id, changed) => replaceSecretScelle(db, id, changed),
    });
    log.info({ count }, 'secrets of second factors sealed with the present key');
  });
