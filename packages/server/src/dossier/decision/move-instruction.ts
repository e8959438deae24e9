import type { Actor } from '@asso/domain/compte/actor';
import { closesCompletude } from '@asso/domain/dossier/completude/completude.states';
import { isIssue } from '@asso/domain/dossier/decision.rules';
import { isInChargeOf } from '@asso/domain/dossier/dossier.rights';
import {
  type ActionInstruction,
  type Cote,
  type EtatInstruction,
  findMove,
  nextMove,
  sayEtatInstruction,
} from '@asso/domain/dossier/instruction.states';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Problem, Result } from '@asso/domain/kernel/result';
import { ok, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateCompletude } from '../completude/completude.sql.ts';
import { recordCompletude } from '../completude/tell-completude.ts';
import { type DossierRow, type InstructionRow, touchDossier, updateInstruction } from '../dossier.sql.ts';
import { tellMove } from '../tell-dossier.ts';
import { writeDecision } from './decision.sql.ts';
import { mouvementSuites } from './suites-mouvement.ts';

/** The moves after which the reason of a former one is no longer that of the instruction. */
const endsReason: ReadonlySet<ActionInstruction> = new Set(['transmit', 'grant']);

export type Move = {
  dossier: DossierRow;
  action: ActionInstruction;
  by: Cote;
  actor: Actor;
  at: Date;
  /** Moves only this service's instruction; when absent, every instruction that the action fits. */
  id_service?: string;
  motif?: string;
  montant?: number;
  /** The number of letters that leave with the decision. */
  nombreCourriers?: number;
  /** A sentence added to the e-mail, which tells which payment moved with the instruction. */
  precisions?: string;
  /** The payment that brings this move, in words, with its sum in euros: people are told of it, not of the state. */
  versement?: { dit: string; montant: number };
  /** When true, this move is not told to the association, because another move of the same act tells it. */
  isSilent?: boolean;
};

/**
 * Moves the instructions that this action fits: states, history, inbox and mails are written in the transaction of the
 * caller, which has locked the dossier. Returns the dossier's new version, or the reason why nothing moved.
 */
export async function moveInstructions(platform: Platform, trx: Tx, move: Move): Promise<Result<number>> {
  const moving = move.dossier.instructions.flatMap((one) => {
    if (move.id_service && one.id_service_instructeur !== move.id_service) return [];
    const row = findMove({ from: one.etat, action: move.action, by: move.by, genre: move.dossier.genre });
    return row ? [{ one, row }] : [];
  });
  if (moving.length === 0) return refused(impossible(move));
  if (moving.some(({ row }) => row.reason) && isBlank(move.motif)) {
    return refused({ code: 'dossier.motif-obligatoire', field: 'motif' });
  }
  for (const { one } of moving) {
    const problem = await mouvementSuites.refuse(trx, { ...move, instruction: one });
    if (problem) return refused(problem);
  }
  for (const { one, row } of moving) {
    const to = row.to === 'previous' ? (one.etat_precedent ?? 'A') : row.to;
    await updateInstruction(trx, one, {
      etat: to,
      etat_precedent: to === 'B' && (one.etat === 'A' || one.etat === 'C') ? one.etat : null,
      modifie_le: move.at,
      ...(move.action === 'transmit' ? { transmis_le: move.at } : {}),
      ...(move.action === 'grant' ? { accorde_le: move.at } : {}),
      // What was asked to correct is no reason any more once it is sent again, nor that of the decision after it.
      ...(row.reason ? { motif: move.motif } : endsReason.has(move.action) ? { motif: null } : {}),
      ...(move.montant === undefined ? {} : { montant_accorde: move.montant }),
    });
    if (isIssue(move.action)) {
      await writeDecision(trx, {
        id_dossier: one.id_dossier,
        id_service: one.id_service_instructeur,
        action: move.action,
        montant: move.montant ?? null,
        prise_le: move.at,
        prise_par: move.actor.id,
        motif: row.reason ? (move.motif ?? null) : null,
      });
    }
    const isRetire = closesCompletude(move.action, one.completude);
    // A dossier that is sent back is corrected as a whole: what was asked as missing is awaited no more.
    if (isRetire || (move.action === 'sendBack' && one.completude !== 'complet')) {
      await updateCompletude(trx, one, { etat: 'complet', at: move.at, avant: null });
    }
    if (isRetire && one.completude === 'demande') await recordRetrait(trx, move, one);
    await record(trx, move, { one, to });
    const verse = await mouvementSuites.follow(platform, trx, { ...move, instruction: one });
    const confie_a = await mouvementSuites.confie(platform, trx, { ...move, instruction: one });
    if (move.isSilent) continue;
    await tellMove(platform, trx, {
      ...move,
      ...verse,
      instruction: one,
      confie_a,
      to,
      isRetire: isRetire && one.completude === 'demande',
    });
  }
  // A dossier that another service still studies is not removed.
  const staysOpen = move.dossier.instructions.some(
    (one) => one.etat !== 'B' && !moving.some((moved) => moved.one === one),
  );
  const est_supprime = move.action === 'remove' ? !staysOpen : move.action === 'restore' ? false : undefined;
  const touch = { id: move.dossier.id, by: move.actor.id, at: move.at };
  // The dossier is complete once it is transmitted or sent back, and once a final decision ends what its service had
  // asked; only what another service still asks keeps it incomplete.
  const isWhole = move.action === 'sendBack' || move.action === 'transmit';
  const isClosed = moving.some(({ one }) => closesCompletude(move.action, one.completude));
  const statut = isWhole || isClosed ? 'complet' : undefined;
  return ok(
    await touchDossier(trx, touch, { statut, ...(est_supprime === undefined ? {} : { est_supprime }) }),
  );
}

const recordRetrait = (trx: Tx, { dossier, actor, at }: Move, instruction: InstructionRow) =>
  recordCompletude(trx, {
    dossier,
    instruction,
    actor,
    at,
    manques: instruction.manques,
    action: 'withdraw',
  });

const record = (trx: Tx, move: Move, { one, to }: { one: InstructionRow; to: EtatInstruction }) =>
  writeHistory(trx, {
    objet: 'dossier',
    id_objet: move.dossier.id,
    by: move.actor,
    at: move.at,
    action: `instruction.${move.action}`,
    from: one.etat,
    to,
    why: move.motif ?? null,
    details: {
      cote: move.actor.role.startsWith('rds.') ? 'service' : 'association',
      service: one.nom_service,
      id_service: one.id_service_instructeur,
      ...(move.montant === undefined ? {} : { montant: move.montant }),
      ...(move.dossier.genre === 'subvention' ? {} : { genre: move.dossier.genre }),
    },
  });

/** Says why nothing moved: somebody else moved the dossier first, or it has not come far enough. */
function impossible(move: Move): Problem {
  const seen = move.dossier.instructions.find((one) =>
    move.id_service ? one.id_service_instructeur === move.id_service : true,
  );
  const etat = seen ? sayEtatInstruction(seen.etat) : '';
  const requis = seen && nextMove(seen.etat, move.action, move.dossier.genre);
  return requis
    ? { code: 'dossier.mouvement-trop-tot', params: { etat, requis } }
    : { code: 'dossier.mouvement-impossible', params: { etat } };
}

/** Gives the instruction on which this person may act for this service, as its member or through its territory. */
export const findOwnInstruction = (
  actor: Actor,
  dossier: DossierRow,
  id_service: string,
): InstructionRow | undefined =>
  dossier.instructions.find((one) => one.id_service_instructeur === id_service && isInChargeOf(actor, one));
