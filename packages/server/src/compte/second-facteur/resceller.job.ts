import { z } from 'zod';
import { eachByLots } from '../../platform/jobs/each-by-lots.ts';
import { job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Coffre } from '../coffre.ts';
import { listSecretsScelles, replaceSecretScelle, type SecretsScelles } from './second-facteur.sql.ts';

const rescellerJob = job({
  name: 'compte.resceller-seconds-facteurs',
  schema: z.strictObject({}),
  cron: '5 4 * * *',
});

/** Once the key of the portal changed, the secrets of second factors no longer need the one of before (ADR 0360). */
export const rescellerComptesWorker = ({ db, log, config }: Platform, coffre: Coffre) =>
  worker(rescellerJob, async () => {
    if (config.otherTokenKeys.length === 0) return;
    let count = 0;
    const act = async ({ id, ...secrets }: SecretsScelles) => {
      for (const column of ['secret', 'secret_propose'] as const) {
        const before = secrets[column];
        const secret = before && coffre.reseal(before, id);
        if (!secret) continue;
        await replaceSecretScelle(db, id, { column, before, secret });
        count++;
      }
    };
    await eachByLots({
      lot: 500,
      list: (after: SecretsScelles | null, limit) => listSecretsScelles(db, after?.id ?? null, limit),
      act,
    });
    log.info({ count }, 'secrets of second factors sealed with the present key');
  });
