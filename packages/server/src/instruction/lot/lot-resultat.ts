// What a lot did is said by its notification and its pages alike, and follows the decisions that are taken back.
import { type ComptesLot, sayResultat } from '@asso/domain/instruction/lot.words';
import { retell } from '../../notification/notification.sql.ts';
import type { Tx } from '../../platform/db/database.ts';
import { findLot, type LotRow } from './lot.sql.ts';

export const readComptesLot = ({ comptes }: LotRow): ComptesLot => ({
  prete: comptes.prete ?? 0,
  exclue: comptes.exclue ?? 0,
  retiree: comptes.retiree ?? 0,
  faite: comptes.faite ?? 0,
  echec: comptes.echec ?? 0,
});

/** The notification of a finished lot, and what it says. */
export const lotNotification = { kind: 7, variante: 'lot' } as const;
export const lotParams = (lot: LotRow) => ({ resultat: sayResultat(lot.action, readComptesLot(lot)) });

/** Changes what the author of a lot was told of it, once one of its decisions is taken back. */
export async function retellLot(trx: Tx, id: string): Promise<void> {
  const lot = await findLot(trx, id);
  if (lot) await retell(trx, { ...lotNotification, objet_id: id, params: lotParams(lot) });
}
