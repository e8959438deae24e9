import type { ResultatVersements, TransfertLotLigne } from '@asso/contract/instruction/versements.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { sumEuros } from '@asso/domain/kernel/money';
import type { Problem } from '@asso/domain/kernel/result';
import type { ActePaiement } from '@asso/domain/paiement/paiement.rules';
import type { BatchActe } from '@asso/domain/paiement/versements.rules';
import { askPaiement } from '../../paiement/ask-paiement.ts';
import { movePaiement } from '../../paiement/move-paiement.ts';
import type { Platform } from '../../platform/platform.ts';
import { sayInstructionProblem } from '../problem-said.ts';

type Lot = {
  actor: Actor;
  service: string;
  acte: BatchActe;
  lignes: readonly TransfertLotLigne[];
  details: ActePaiement;
};

/**
 * Does the same act on many payments, one after the other, each in its own transaction and by the verb of its dossier:
 * a line that is refused stays as it is, and the others go on.
 */
export async function moveVersements(
  platform: Platform,
  { actor, service, acte, lignes, details }: Lot,
): Promise<ResultatVersements> {
  const faits: number[] = [];
  const laisses: ResultatVersements['laisses'] = [];
  for (const ligne of lignes) {
    const problem = await moveOne(platform, { actor, service, acte, ligne, details });
    if (problem === null) {
      faits.push(ligne.montant);
    } else {
      const { code, message } = sayInstructionProblem(problem);
      laisses.push({ id_fo: ligne.id_fo, paiement: ligne.paiement, code, message });
    }
  }
  return { faits: faits.length, montant: sumEuros(faits), laisses };
}

type One = Omit<Lot, 'lignes'> & { ligne: TransfertLotLigne };

/** Does the act on one line; returns what refuses it, or null once it is done. */
async function moveOne(
  platform: Platform,
  { actor, service, acte, ligne, details }: One,
): Promise<Problem | null> {
  const { id_fo: id, paiement, version, montant } = ligne;
  const place = { actor, id, service, isEnLot: true };
  if (acte === 'record') return firstOf(await askPaiement(platform, { ...place, montant }));
  if (paiement === null || version === null) return { code: 'paiement.introuvable' };
  return firstOf(
    await movePaiement(platform, { ...place, ...details, paiement, action: acte, ifMatch: version }),
  );
}

const firstOf = (done: { ok: true } | { ok: false; problems: readonly Problem[] }): Problem | null =>
  done.ok ? null : (done.problems[0] ?? { code: 'kernel.erreur-interne' });
