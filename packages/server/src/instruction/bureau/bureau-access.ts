import type { Actor } from '@asso/domain/compte/actor';
import { type ActionBureau, bureauRights, isServiceMember } from '@asso/domain/instruction/bureau.rights';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { findOwnInstruction } from '../../dossier/decision/move-instruction.ts';
import { type DossierRow, findDossier, type InstructionRow, lockDossier } from '../../dossier/dossier.sql.ts';
import { inaccessibleRefusal } from '../../dossier/dossier-access.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findService, type ServiceRow } from '../../service/service.sql.ts';

export type DossierAtBureau = { dossier: DossierRow; instruction: InstructionRow };
type Asked = { actor: Actor; id: string; service: string };

/**
 * Opens a dossier for an act on what this service keeps for itself about it. What another service keeps does not exist
 * for this person; an act that the state of the instruction does not allow is refused.
 */
function openedAtBureau(
  row: DossierRow | undefined,
  { actor, service }: Asked,
  action: ActionBureau,
): Result<DossierAtBureau> {
  const instruction = row && findOwnInstruction(actor, row, service);
  if (!row || !instruction) return inaccessibleRefusal;
  const rights = bureauRights(actor, instruction);
  if (!rights.lire) return inaccessibleRefusal;
  return rights[action] ? ok({ dossier: row, instruction }) : refused({ code: 'dossier.non-editable' });
}

export const readAtBureau = async (db: Db, asked: Asked): Promise<Result<DossierAtBureau>> =>
  openedAtBureau(await findDossier(db, asked.id), asked, 'lire');

/** Locks the dossier until the end of the transaction. */
export const lockAtBureau = async (
  trx: Tx,
  asked: Asked,
  action: ActionBureau,
): Promise<Result<DossierAtBureau>> => openedAtBureau(await lockDossier(trx, asked.id), asked, action);

export const instructionIntrouvable = refused({ code: 'instruction.introuvable' });

/** Gives a service for which this person acts; any other one is answered as not found. */
export async function readBureauService(db: Db, actor: Actor, id: string): Promise<Result<ServiceRow>> {
  const service = await findService(db, id);
  return service && isServiceMember(actor, service) ? ok(service) : instructionIntrouvable;
}
