// What one side may tell the other again about a dossier: only what is so now (§7 POST /notify; §3 Notification kinds).
import type { EtatCompletude } from './completude.states.ts';
import { attendCrf } from './crf-attendu.rules.ts';
import { type EtatInstruction, isEnPaiement, isTransmis } from './instruction.states.ts';

export type Relance = 'etat' | 'completude' | 'document' | 'message' | 'rib' | 'crf';

type Situation = {
  etat: EtatInstruction;
  completude: EtatCompletude;
  isService: boolean;
  /** What this side wrote last and the other has not read yet; its files. */
  messageNonLu: { fichiers: readonly string[] } | null;
  /** Its account changed since it was begun. */
  isRibChange: boolean;
};

/**
 * Of kind 1 the state; 2 what is still awaited, by the service that awaits it; 4 and 5 the files and the words the other side
 * has not read; 6 the account, while it is studied or paid; 8 its financial reports, whose own state then decides. Kinds 3 and
 * 7 say nothing of a grant: a SIRET is told by its request, a service by what it does. Null: there is nothing to tell.
 */
export function relanceDe(kind: number, situation: Situation): Relance | null {
  const { etat, completude, isService, messageNonLu, isRibChange } = situation;
  switch (kind) {
    case 1:
      return isTransmis(etat) || (isService && etat === 'C') ? 'etat' : null;
    case 2:
      return isService && completude === 'demande' ? 'completude' : null;
    case 4:
      return messageNonLu && messageNonLu.fichiers.length > 0 ? 'document' : null;
    case 5:
      return messageNonLu ? 'message' : null;
    case 6:
      return isRibChange && (etat === '2' || isEnPaiement(etat)) ? 'rib' : null;
    case 8:
      return attendCrf(etat) ? 'crf' : null;
    default:
      return null;
  }
}
