import type { Actor } from '@asso/domain/compte/actor';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import type { Result } from '@asso/domain/kernel/result';
import { refused } from '@asso/domain/kernel/result';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Refused } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { lockDossier } from './dossier.sql.ts';
import { allowed, inaccessible } from './dossier-access.ts';
import type { DossierKinds } from './dossier-kinds.ts';
import { chargeOf, moveInstructions } from './move-instruction.ts';

type Decision = {
  actor: Actor;
  id: string;
  service: string;
  action: ActionService;
  motif?: string;
  montants?: readonly { id_projet: string; annee: number; montant_accorde: number }[];
  ifMatch: number;
};

/** A service moves its own instruction; granting writes its amounts in the same transaction. */
export const decide = (
  platform: Platform,
  kinds: DossierKinds,
  { actor, ...decision }: Decision,
): Promise<Result<number> | Refused> =>
  inTransaction(platform.db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, decision.id), 'consult');
    if (!found.ok) return found;
    const dossier = found.value;
    const instruction = chargeOf(actor, dossier, decision.service);
    if (!instruction) return inaccessible;
    if (dossier.version !== decision.ifMatch) {
      return { ok: false, problems: [{ code: 'kernel.conflit' }], version: dossier.version };
    }
    const { action, motif } = decision;
    const move = { dossier, action, by: 'service' as const, actor, at: platform.clock.now(), motif };
    if (action !== 'grant') {
      return moveInstructions(platform, trx, { ...move, id_service: decision.service });
    }
    // The state first: amounts are only looked at when this service may grant now.
    if (instruction.etat !== '2')
      return moveInstructions(platform, trx, { ...move, id_service: decision.service });
    const granted = await kinds.of(dossier.genre).saveMontants(trx, {
      dossier,
      id_service: decision.service,
      montants: decision.montants ?? [],
    });
    if (!granted.ok) return refused({ code: granted.code, field: 'montants' });
    return moveInstructions(platform, trx, { ...move, id_service: decision.service, montant: granted.total });
  });
