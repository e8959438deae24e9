// The query here keeps which alerts about its tronc commun d’agrément (TCA) an association was told of.
import type { Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';

type AlerteTable = Tables['tca_alerte'];

/** Notes that the association is told of this alert; returns false when it was already. */
export async function takeAlerteTca(tx: Tx, alerte: AlerteTable): Promise<boolean> {
  const row = await tx
    .insertInto('tca_alerte')
    .values(alerte)
    .onConflict((oc) => oc.doNothing())
    .returning('mois')
    .executeTakeFirst();
  return row !== undefined;
}
