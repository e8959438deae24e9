// The instruction of a dossier moves as its payments go on (§4 states 6 to 9; decisions, Dossiers; ADR 0120).
import type { ActionService, EtatInstruction } from '../dossier/instruction.states.ts';
import type { EtatPaiement } from './demande-paiement.states.ts';

type Avancee = { vers: EtatPaiement; isToutVerse: boolean };

/**
 * Returns the state to which a payment leads the instruction: 7 when it is treated, 8 when it is put in payment or paid
 * in part, 9 for the last one. A refusal or a removal takes nothing back.
 */
function cibleOf({ vers, isToutVerse }: Avancee): '7' | '8' | '9' | null {
  switch (vers) {
    case '2':
      return '7';
    case '3':
      return '8';
    case '4':
      return isToutVerse ? '9' : '8';
    case '1':
    case '7':
    case '8':
    case '9':
      return null;
  }
}

type Chemins = Partial<Record<EtatInstruction, Partial<Record<'7' | '8' | '9', readonly ActionService[]>>>>;

const chemins: Chemins = {
  '6': { '7': ['beginPayment'], '8': ['beginPayment', 'continuePayment'], '9': ['markPaid'] },
  '7': { '8': ['continuePayment'], '9': ['continuePayment', 'markPaid'] },
  '8': { '9': ['markPaid'] },
};

/**
 * Returns, in order, the moves of the instruction that follow a payment reaching `vers`; none when it is already
 * there.
 */
export function suiteInstruction(etat: EtatInstruction, avancee: Avancee): readonly ActionService[] {
  const cible = cibleOf(avancee);
  return (cible && chemins[etat]?.[cible]) ?? [];
}
