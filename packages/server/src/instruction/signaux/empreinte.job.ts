import { computeEmpreinte, empreinteBudget } from '@asso/domain/instruction/empreinte.rules';
import { z } from 'zod';
import type { SuiteMouvement } from '../../dossier/decision/suites-mouvement.ts';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepEmpreinte, listProjetCorps } from './empreinte.sql.ts';

const empreinteJob = job({ name: 'instruction.empreinte', schema: z.strictObject({ id: z.uuid() }) });

export const empreinteWorker = (platform: Platform): JobRow =>
  worker(empreinteJob, async ({ id }) => {
    const corps = (await listProjetCorps(platform.db, id)) as Corps[];
    const texte = corps.map(({ description }) => texteOf(description)).join(' ');
    const charges = corps.flatMap(({ budgets }) => budgets ?? []).map((one) => one.charges ?? {});
    const { minima, bandes } = computeEmpreinte(texte) ?? { minima: [], bandes: [] };
    await keepEmpreinte(platform.db, {
      id_dossier: id,
      minima: [...minima],
      bandes: [...bandes],
      budget: charges.length === 1 ? empreinteBudget(charges[0] ?? {}) : null,
      le: platform.clock.now(),
    });
  });

/** Queues the making of the fingerprint of a subvention dossier that is sent, so that nobody waits for it. */
export const suiteEmpreinte: SuiteMouvement = {
  follow: async ({ jobs }, trx, { action, dossier }) => {
    if (action === 'transmit' && dossier.genre === 'subvention')
      await jobs.enqueue(trx, empreinteJob, { id: dossier.id });
  },
};

type Corps = { description?: object; budgets?: readonly { charges?: Record<string, unknown> }[] };

/**
 * Gives the texts that the association wrote itself: a value without a space is a choice of a list, which many dossiers
 * share.
 */
const texteOf = (description: object = {}): string =>
  Object.values(description)
    .filter((value): value is string => typeof value === 'string' && value.includes(' '))
    .join(' ');
