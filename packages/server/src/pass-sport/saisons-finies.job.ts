import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { isEffacable } from '@asso/domain/pass-sport/conservation.rules';
import { z } from 'zod';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { listExercices } from './exercice.sql.ts';
import { eraseBeneficiaires, eraseComptes, type Fini } from './saisons-finies.sql.ts';

type Erasing = Pick<Platform, 'db' | 'clock'>;

/** Erases each night the beneficiaries kept longer than conservation.rules.ts allows. */
const beneficiairesJob = job({
  name: 'pass-sport.effacer-beneficiaires',
  schema: z.object({}),
  cron: '25 3 * * *',
  maxSeconds: 3000,
});

/** Runs each night before vie-privee.lignes-retirees, which deletes the bank accounts that nothing names any more. */
const comptesJob = job({
  name: 'pass-sport.effacer-comptes',
  schema: z.object({}),
  cron: '15 2 * * *',
  maxSeconds: 3000,
});

export const saisonsFiniesWorkers = (platform: Platform): JobRow[] => [
  worker(beneficiairesJob, () => eraseSeasonBeneficiaires(platform)),
  worker(comptesJob, () => eraseSeasonComptes(platform)),
];

/**
 * Erases the beneficiaries of old seasons: one without inscription is deleted, the others keep their code only, for
 * the accounts.
 */
export const eraseSeasonBeneficiaires = (platform: Erasing): Promise<void> =>
  effaceSaisonsFinies(platform, 'passSport', eraseBeneficiaires);

/**
 * Erases the accounts on which clubs were paid; nothing in Pass'Sport then holds back the deletion of a withdrawn
 * account (vie-privee).
 */
export const eraseSeasonComptes = (platform: Erasing): Promise<void> =>
  effaceSaisonsFinies(platform, 'passSportCompte', eraseComptes);

const lot = 2000;

/** Erases each season kept long enough, by batches: `erase` returns how many rows it met, zero once all is done. */
async function effaceSaisonsFinies(
  { db, clock }: Erasing,
  cle: Parameters<typeof isEffacable>[0],
  erase: (tx: Tx, fini: Fini) => Promise<number>,
): Promise<void> {
  const at = clock.now();
  for (const { id } of await listExercices(db)) {
    if (!isEffacable(cle, { exercice: id, jour: localDay(at) })) continue;
    while ((await inTransaction(db, (tx) => erase(tx, { exercice_id: id, at, limit: lot }))) > 0) {
      // Nothing to do here: the condition itself erases a batch.
    }
  }
}
