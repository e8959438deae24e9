// Who was told that a common accreditation file ends: once for each end, and each number of months before it.
import type { Tx } from '../platform/db/database.ts';

type AlerteTable = { id_association: string; fin: string; mois: number; envoyee_le: Date };

declare module '../platform/db/database.ts' {
  interface Database {
    tca_alerte: AlerteTable;
  }
}

/** False when it was told already. */
export async function takeAlerteTca(tx: Tx, alerte: AlerteTable): Promise<boolean> {
  const row = await tx
    .insertInto('tca_alerte')
    .values(alerte)
    .onConflict((oc) => oc.doNothing())
    .returning('mois')
    .executeTakeFirst();
  return row !== undefined;
}
