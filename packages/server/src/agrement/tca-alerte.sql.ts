// This table remembers which association was told that its common file ends: once for each end date and each number
// of months before it.
import type { Tx } from '../platform/db/database.ts';

type AlerteTable = { id_association: string; fin: string; mois: number; envoyee_le: Date };

declare module '../platform/db/database.ts' {
  interface Database {
    tca_alerte: AlerteTable;
  }
}

/** It answers false when the association was already told. */
export async function takeAlerteTca(tx: Tx, alerte: AlerteTable): Promise<boolean> {
  const row = await tx
    .insertInto('tca_alerte')
    .values(alerte)
    .onConflict((oc) => oc.doNothing())
    .returning('mois')
    .executeTakeFirst();
  return row !== undefined;
}
