import { describe, expect, it } from 'vitest';
import { type EtatInstruction, findMove, ordreEtats } from '../dossier/instruction.states.ts';
import { type EtatPaiement, ordrePaiement } from './demande-paiement.states.ts';
import { suiteInstruction } from './suite-instruction.rules.ts';

type Row = [
  etat: EtatInstruction,
  vers: EtatPaiement,
  isToutVerse: boolean,
  actions: string[],
  to: EtatInstruction,
];

/**
 * This table is written by hand (ADR 0120): treated leads to 7, put in payment or paid in part to 8, wholly paid to
 * 9.
 */
const suites: Row[] = [
  ['6', '2', false, ['beginPayment'], '7'],
  ['6', '3', false, ['beginPayment', 'continuePayment'], '8'],
  ['6', '4', false, ['beginPayment', 'continuePayment'], '8'],
  ['6', '4', true, ['markPaid'], '9'],
  ['7', '3', false, ['continuePayment'], '8'],
  ['7', '4', false, ['continuePayment'], '8'],
  ['7', '4', true, ['continuePayment', 'markPaid'], '9'],
  ['8', '4', true, ['markPaid'], '9'],
];

describe('an instruction whose payment advances', () => {
  it.each(suites)(
    'from %s, a payment come to %s (all paid: %s): %j, to %s',
    (etat, vers, isToutVerse, actions, to) => {
      expect(suiteInstruction(etat, { vers, isToutVerse })).toEqual(actions);
      // Each action must be a move that the table of instructions allows, one after the other.
      const end = actions.reduce<EtatInstruction>((from, action) => {
        const row = findMove({ from, action: action as never, by: 'service' });
        expect(row, `${action} from ${from}`).toBeDefined();
        return row?.to as EtatInstruction;
      }, etat);
      expect(end).toBe(to);
    },
  );

  it('stays where it is otherwise: what is refused or removed takes nothing back', () => {
    const isWritten = (etat: string, vers: string, tout: boolean) =>
      suites.some((row) => row[0] === etat && row[1] === vers && row[2] === tout) ||
      // Only the last payment completes the grant.
      (tout && suites.some((row) => row[0] === etat && row[1] === vers && vers !== '4'));
    const others = ordreEtats.flatMap((etat) =>
      ordrePaiement.flatMap((vers) =>
        [true, false]
          .filter((tout) => !isWritten(etat, vers, tout))
          .map((isToutVerse) => ({ etat, vers, isToutVerse })),
      ),
    );
    for (const { etat, ...avancee } of others) {
      expect(suiteInstruction(etat, avancee), JSON.stringify({ etat, ...avancee })).toEqual([]);
    }
    expect(others.length).toBeGreaterThan(140);
  });
});
