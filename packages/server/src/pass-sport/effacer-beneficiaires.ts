import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import { isEffacable } from '@asso/domain/pass-sport/conservation.rules';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Platform } from '../platform/platform.ts';
import { eraseBeneficiaires } from './effacer-beneficiaires.sql.ts';
import { listExercices } from './exercice.sql.ts';

const lot = 2000;

/** Who is on no inscription goes; of the others their code alone stays, for the accounts. */
export async function effacerBeneficiaires({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  for (const { id } of await listExercices(db)) {
    if (!isEffacable(id, dayOf(at))) continue;
    const erase = () =>
      inTransaction(db, (tx) => eraseBeneficiaires(tx, { exercice_id: id, at, limit: lot }));
    while ((await erase()) > 0) {
      // The next batch.
    }
  }
}
