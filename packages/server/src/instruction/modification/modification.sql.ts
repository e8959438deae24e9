// The queries here are about decisions that an amending act replaced: those of the ledger but the last.
import { sql } from 'kysely';
import { type DecisionRow, listDecisions } from '../../dossier/decision/decision.sql.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { InstructionPlace } from '../bureau/affectation.sql.ts';

export type RemplaceeNommee = DecisionRow & { modifiee_le: Date; par: string | null };

/** Lists the decisions that were replaced, each with the day and the hand of the act that replaced it. */
export async function listRemplacees(db: Db, place: InstructionPlace): Promise<RemplaceeNommee[]> {
  const decisions = await listDecisions(db, place);
  return decisions.flatMap((one, rank) => {
    const next = decisions[rank + 1];
    return next ? [{ ...one, modifiee_le: next.prise_le, par: next.par }] : [];
  });
}

/** Gives the money of the replaced decision back to its envelope, before the new one takes its own. */
export const restoreAccorde = (trx: Tx, { id_dossier, id_service }: InstructionPlace) =>
  sql`update financement f set montant_accorde = null from projet p
    where p.id = f.id_projet and p.id_dossier = ${id_dossier} and f.id_service_instructeur = ${id_service}
      and f.montant_accorde is not null`.execute(trx);
