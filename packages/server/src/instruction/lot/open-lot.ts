import type { Actor } from '@asso/domain/compte/actor';
import { isServiceMember } from '@asso/domain/instruction/bureau.rights';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findLot, type LotRow, lockLot } from './lot.sql.ts';

export const lotIntrouvable = refused({ code: 'lot.introuvable' });

/**
 * Tells whether the person may read a lot: its author alone, as long as they belong to its service, since its letters
 * belong to the service.
 */
export const isOwnLot = (actor: Actor, row: LotRow | undefined): row is LotRow =>
  row?.id_utilisateur === actor.id &&
  isServiceMember(actor, { id: row.id_service, code_territoire: row.code_territoire });

export type LotAsked = { actor: Actor; id: string };

export const openLot = async (db: Db, { actor, id }: LotAsked): Promise<Result<LotRow>> =>
  owned(actor, await findLot(db, id));

/** Opens the lot for its author, and locks it until the end of the transaction. */
export const openLockedLot = async (trx: Tx, { actor, id }: LotAsked): Promise<Result<LotRow>> =>
  owned(actor, await lockLot(trx, id));

const owned = (actor: Actor, row: LotRow | undefined): Result<LotRow> =>
  isOwnLot(actor, row) ? ok(row) : lotIntrouvable;
