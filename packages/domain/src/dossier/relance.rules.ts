// The association or the service may notify the other again about a dossier, but only of what is true now (§7 POST
// /notify; §3 Notification kinds).
import type { EtatCompletude } from './completude/completude.states.ts';
import { isCrfAwaited } from './crf-attendu.rules.ts';
import { type EtatInstruction, isInPaiement, isTransmis } from './instruction.states.ts';

export type Relance = 'etat' | 'completude' | 'document' | 'message' | 'rib' | 'crf';

type Situation = {
  etat: EtatInstruction;
  completude: EtatCompletude;
  isService: boolean;
  /** The last message of this side that the other has not read yet, with its files. */
  messageNonLu: { fichiers: readonly string[] } | null;
  /** True when the bank account changed since the dossier was begun. */
  isRibChange: boolean;
};

/**
 * Returns what a notification of this kind may tell: 1, the state; 2, what is still missing, when the service tells it;
 * 4 and 5, the files and the words that the other side has not read; 6, the account, if it changed, while the dossier
 * is studied or paid; 8, its financial reports, whose own state then decides. Kinds 3 and 7 do not concern a
 * subvention: they are sent by the SIRET request and by the service's own acts. Null means that there is nothing to
 * tell.
 */
export function chooseRelance(kind: number, situation: Situation): Relance | null {
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
      return isRibChange && (etat === '2' || isInPaiement(etat)) ? 'rib' : null;
    case 8:
      return isCrfAwaited(etat) ? 'crf' : null;
    default:
      return null;
  }
}
