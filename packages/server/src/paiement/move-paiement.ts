import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Problem } from '@asso/domain/kernel/result';
import {
  type ActionPaiement,
  nextPaiementMove,
  paiementReached,
} from '@asso/domain/paiement/demande-paiement.states';
import { type ActePaiement, acteProblems } from '@asso/domain/paiement/paiement.rules';
import { etatsPaiementSubvention } from '@asso/domain/paiement/paiement.words';
import { lockDossier } from '../dossier/dossier.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Accepted, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { advancePaiement } from './advance-paiement.ts';
import { paiementConflict } from './conflit-paiement.ts';
import { type PaiementRow, updatePaiement } from './paiement.sql.ts';
import { findPaiementRetenue, retenu } from './retenue.ts';
import { findInstructionPlace, readSituation, type Situation, toComptePaiement } from './situation.ts';

type Compte = ReturnType<typeof toComptePaiement>;
type Move = ActePaiement & {
  actor: Actor;
  id: string;
  service: string;
  paiement: string;
  action: ActionPaiement;
  ifMatch: number;
  /** True for an act on many payments, which leaves those that something holds back (ADR 0588). */
  isEnLot?: boolean;
};

/**
 * Moves one payment as the table of its states allows (demande-paiement.states.ts); its instruction, the history and
 * the messages follow.
 */
export const movePaiement = (platform: Platform, move: Move): Promise<Accepted<null> | Refused> =>
  inTransaction(platform.db, async (trx) => {
    const { actor, action, ifMatch } = move;
    const place = findInstructionPlace(actor, await lockDossier(trx, move.id), move.service);
    if (!place.ok) return place;
    const situation = await readSituation(trx, place.value);
    const { dossier, instruction, emetteur } = situation;
    const row = situation.paiements.find((one) => one.id === move.paiement);
    if (!row) return refusal({ code: 'paiement.introuvable' });
    if (emetteur === null) return refusal({ code: 'dossier.non-editable' });
    if (row.version !== ifMatch) return paiementConflict(trx, row);
    const vers = paiementReached({ from: row.etat, action, by: emetteur });
    if (vers === null) return refusal(impossible(row, action));
    const at = platform.clock.now();
    const retenue = move.isEnLot ? await findPaiementRetenue(trx, { situation, now: at }, row) : null;
    if (retenue) return refusal(retenu(retenue));
    const accorde = instruction.accorde_le && localDay(new Date(instruction.accorde_le));
    const wrong = acteProblems(action, move, { accorde, today: localDay(at) });
    if (wrong[0]) return { ok: false, problems: wrong };
    if (action === 'order' && situation.rib === null) return refusal({ code: 'paiement.rib-incomplet' });
    const written = { ...writtenBy(move, situation), ...handOf(action, { id: actor.id, at }) };
    await updatePaiement(trx, row.id, { etat: vers, modifie_le: at, ...written });
    const { motif, reference, paye_le } = written;
    await advancePaiement(platform, trx, {
      dossier,
      instruction,
      actor,
      at,
      action,
      paiement: row,
      de: row.etat,
      vers,
      motif,
      reference,
      paye_le,
    });
    return { ok: true, value: null };
  });

function impossible({ etat }: PaiementRow, action: ActionPaiement): Problem {
  const requis = nextPaiementMove(etat, action);
  const params = { etat: etatsPaiementSubvention[etat] };
  return requis
    ? { code: 'paiement.mouvement-trop-tot', params: { ...params, requis } }
    : { code: 'paiement.mouvement-impossible', params };
}

/** Gives the columns that keep the day and the hand of the act. */
const handOf = (action: ActionPaiement, { id, at }: { id: string; at: Date }) =>
  action === 'order' ? { ordonne_le: at, ordonne_par: id } : action === 'pay' ? { paye_par: id } : {};

/** Gives the columns that a move writes beside the state. */
function writtenBy({ action, ...acte }: Move, { rib }: Situation): ActePaiement & Partial<Compte> {
  const said = (text: string | undefined) => (isBlank(text) ? undefined : text?.normalize('NFC').trim());
  switch (action) {
    case 'take':
    case 'remove':
      return {};
    case 'refuse':
      return { motif: said(acte.motif) };
    case 'order':
      return {
        engagement: said(acte.engagement),
        imputation: said(acte.imputation),
        ...(rib ? toComptePaiement(rib) : {}),
      };
    case 'pay':
      return { paye_le: acte.paye_le, reference: said(acte.reference) };
  }
}
