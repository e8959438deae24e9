// A signature is confirmed by the strongest proof that the person has: a second factor, the link, or a code by e-mail.
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Actor } from '@asso/domain/compte/actor';
import { chooseConfirmation, codeSignatureExpiry } from '@asso/domain/dossier/signature/signature.rules';
import { ok, type Problem } from '@asso/domain/kernel/result';
import type { Coffre } from '../../compte/coffre.ts';
import { findSecondFacteur } from '../../compte/second-facteur/second-facteur.sql.ts';
import { spendCode } from '../../compte/second-facteur/second-facteur.ts';
import { hashToken } from '../../compte/session/tokens.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Answer, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { closedProblem, type Held, holdDemande, type Nommee, toDesignation } from './held-demande.ts';
import { codeSignatureMail } from './signature.mail.ts';
import { type DemandeRow, findDemande, readPersonne, takeEssai, updateDemande } from './signature.sql.ts';

/**
 * Counts a try of the code outside the transaction that follows, so that a wrong code counts even though that
 * transaction is undone. Returns the problem when no try is left, else null, also when there is no code to try.
 */
export async function isCodeTried(
  { db }: Platform,
  { actor, nommee, code }: { actor: Actor; nommee: Nommee; code: string | undefined },
): Promise<Problem | null> {
  if (!code) return null;
  const designation = toDesignation(nommee);
  const demande = designation && (await findDemande(db, designation));
  if (demande?.id_utilisateur !== actor.id || demande.code === null) return null;
  return (await takeEssai(db, demande.id)) ? null : faux;
}

const faux: Problem = { code: 'dossier.signature-code', field: 'code' };

type Confirming = Held & { code: string | undefined; isParLien: boolean };

export async function confirm(trx: Tx, coffre: Coffre, { demande, at, code = '', isParLien }: Confirming) {
  const id = demande.id_utilisateur;
  const hasSecondFacteur = (await findSecondFacteur(trx, id))?.actif_at != null;
  const by = chooseConfirmation({ hasSecondFacteur, isParLien });
  if (by === 'second-facteur' && (await spendCode(trx, coffre, { id, code, now: at }))) return refusal(faux);
  if (by === 'code-courriel' && !isCodeSent(demande, code, at)) return refusal(faux);
  return ok(by);
}

function isCodeSent({ code, code_expire_le }: DemandeRow, given: string, at: Date): boolean {
  if (code === null || code_expire_le === null || code_expire_le <= at) return false;
  return timingSafeEqual(code, hashToken(given.replaceAll(/\s/g, '')));
}

/** Sends a code, kept as a hash only, to the address of the person who is asked. */
export const sendCode = (
  platform: Platform,
  { actor, nommee }: { actor: Actor; nommee: Nommee },
): Promise<Answer<{ courriel: string }>> =>
  inTransaction(platform.db, async (trx) => {
    const held = await holdDemande(platform, trx, { actor, nommee });
    if (!held.ok) return held;
    const closed = closedProblem(held.value);
    if (closed) return refusal(closed);
    const { row, demande, at } = held.value;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const written = await updateDemande(trx, demande.id, {
      code: hashToken(code),
      code_expire_le: codeSignatureExpiry(at),
      code_essais: 0,
    });
    const to = { id: actor.id, ...(await readPersonne(trx, actor.id)) };
    await platform.mail.write(trx, codeSignatureMail({ to, dossier: row, demande: written, code }));
    return { ok: true, value: { courriel: to.email } };
  });
