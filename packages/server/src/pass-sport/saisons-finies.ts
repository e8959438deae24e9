import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import { isEffacable } from '@asso/domain/pass-sport/conservation.rules';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Platform } from '../platform/platform.ts';
import { listExercices } from './exercice.sql.ts';

const lot = 2000;

type Fini = { exercice_id: string; at: Date; limit: number };

/** It erases each season kept long enough, by batches: `erase` says how many rows it met, zero once all is done. */
export async function effaceSaisonsFinies(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  cle: Parameters<typeof isEffacable>[0],
  erase: (tx: Tx, fini: Fini) => Promise<number>,
): Promise<void> {
  const at = clock.now();
  for (const { id } of await listExercices(db)) {
    if (!isEffacable(cle, { exercice: id, jour: dayOf(at) })) continue;
    while ((await inTransaction(db, (tx) => erase(tx, { exercice_id: id, at, limit: lot }))) > 0) {
      // The condition itself erases a batch.
    }
  }
}
