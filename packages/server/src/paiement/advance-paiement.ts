import { cents } from '@asso/domain/kernel/money';
import { sayEtatPaiement } from '@asso/domain/paiement/paiement.words';
import { suiteInstruction } from '@asso/domain/paiement/suite-instruction.rules';
import { moveInstructions } from '../dossier/decision/move-instruction.ts';
import { lockDossier, touchDossier } from '../dossier/dossier.sql.ts';
import { suiteEcrite } from '../dossier/tell-dossier.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { type PaiementToTell, recordPaiement, tellPaiement, writePaiementMail } from './tell-paiement.ts';

/**
 * Writes what follows a payment: the history, the moves of its instruction, and one message to the other side, the one
 * of the instruction's move or, when nothing moves, one about the payment. The caller has locked the dossier.
 */
export async function advancePaiement(platform: Platform, trx: Tx, dit: PaiementToTell): Promise<void> {
  await recordPaiement(trx, dit);
  const { actor, at, instruction } = dit;
  const { id_service_instructeur: id_service } = instruction;
  let dossier = await heldAgain(trx, dit.dossier.id);
  const present = dossier.instructions.find((one) => one.id_service_instructeur === id_service);
  if (!present) throw new Error('a payment without its instruction');
  const isToutVerse = cents(present.montant_verse) === cents(present.montant_accorde);
  // What is left to ask is said where money was paid: nothing else makes it come.
  const isPaid = dit.action === 'pay';
  const suite = isPaid ? suiteEcrite(dossier, present, at) : null;
  const { montant_verse: verse, montant_accorde: accorde } = present;
  const paid = isPaid ? { verse: { iban: dit.paiement.iban ?? null, verse, accorde: accorde ?? 0 } } : {};
  const actions = suiteInstruction(present.etat, { vers: dit.vers, isToutVerse });
  for (const [index, action] of actions.entries()) {
    const isLast = index === actions.length - 1;
    const { vers, paiement } = dit;
    const said = {
      precisions: writePaiementMail({ ...dit, ...paid, suite }),
      versement: { dit: sayEtatPaiement(vers, paiement), montant: paiement.montant },
    };
    const move = { dossier, action, by: 'service' as const, actor, at, id_service };
    const told = isLast ? said : { isSilent: true };
    const moved = await moveInstructions(platform, trx, { ...move, ...told });
    // The moves are computed from the present state, with the dossier locked: one that is refused would leave half of
    // this written, so it is a bug.
    if (!moved.ok) throw new Error(`${action} from ${present.etat}: ${moved.problems[0]?.code}`);
    dossier = await heldAgain(trx, dossier.id);
  }
  if (actions.length > 0) return;
  await touchDossier(trx, { id: dossier.id, by: actor.id, at });
  await tellPaiement(platform, trx, { ...dit, ...paid, suite });
}

/** Locks and reads the dossier as it is now, since the payment and each move change it. */
async function heldAgain(trx: Tx, id: string) {
  const dossier = await lockDossier(trx, id);
  if (!dossier) throw new Error('a dossier that was held has gone');
  return dossier;
}
