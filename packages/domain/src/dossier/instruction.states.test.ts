import { describe, expect, it } from 'vitest';
import {
  type ActionInstruction,
  actionsService,
  type Cote,
  type EtatInstruction,
  etatsInstruction,
  filterEtats,
  findMove,
  isAccorde,
  isAtStudy,
  isDecide,
  isInPaiement,
  isNonTransmis,
  isTransmis,
  isWithDemandeur,
  listMoves,
  ordreEtats,
  phrasesEtats,
  sayEtatInstruction,
  tonsEtats,
} from './instruction.states.ts';
import { motsActions } from './instruction.words.ts';

/** The specification's own table, in its order. */
const labels: [code: string, label: string, rule: string][] = [
  ['A', 'en cours de saisie', 'R4.2'],
  ['B', 'supprimé', 'R4.3'],
  ['C', 'renvoyé au compte asso', 'R4.4'],
  ['D', 'transmis au service instructeur', 'R4.5'],
  ['2', "en cours d'instruction", 'R4.6'],
  ['6', 'accordé', 'R4.7'],
  ['7', 'en cours de paiement', 'R4.8'],
  ['8', 'en cours de paiement', 'R4.8'],
  ['9', 'payé, en attente des comptes-rendus financiers', 'R4.9'],
  ['10', 'terminé', 'R4.10'],
  ['11', 'refusé', 'R4.11'],
  ['12', 'rejeté', 'R4.12'],
];

/** All the moves, written from the decisions and not from the table under test: state, action, side, where it leads. */
const moves: [from: EtatInstruction, action: ActionInstruction, by: Cote, to: string, needs?: 'reason'][] = [
  ['A', 'transmit', 'demandeur', 'D'],
  ['C', 'transmit', 'demandeur', 'D'],
  ['A', 'remove', 'demandeur', 'B'],
  ['C', 'remove', 'demandeur', 'B'],
  ['B', 'restore', 'demandeur', 'previous'],
  ['D', 'start', 'service', '2'],
  ['D', 'sendBack', 'service', 'C', 'reason'],
  ['2', 'sendBack', 'service', 'C', 'reason'],
  ['2', 'grant', 'service', '6'],
  ['2', 'refuse', 'service', '11', 'reason'],
  ['D', 'reject', 'service', '12', 'reason'],
  ['2', 'reject', 'service', '12', 'reason'],
  ['6', 'beginPayment', 'service', '7'],
  ['7', 'continuePayment', 'service', '8'],
  ['8', 'markPaid', 'service', '9'],
  ['6', 'markPaid', 'service', '9'],
  ['9', 'finish', 'service', '10'],
];

const states = labels.map(([code]) => code) as EtatInstruction[];
const actions: ActionInstruction[] = [
  'transmit',
  'remove',
  'restore',
  'start',
  'sendBack',
  'grant',
  'refuse',
  'reject',
  'beginPayment',
  'continuePayment',
  'markPaid',
  'finish',
];
const sides: Cote[] = ['demandeur', 'service'];

describe('the states of an instruction', () => {
  it('are twelve and no other, in the order of the specification [R4.1]', () => {
    expect(ordreEtats).toEqual(states);
    expect(Object.keys(etatsInstruction).sort()).toEqual([...states].sort());
  });

  it.each(labels)('call %s « %s » [%s]', (code, label) => {
    expect(etatsInstruction[code as EtatInstruction]).toBe(label);
  });

  it('are said to people by their label, without the name of the former site', () => {
    const said = states
      .filter((code) => sayEtatInstruction(code) !== etatsInstruction[code])
      .map(sayEtatInstruction);
    expect(said).toEqual(['renvoyé à l’association']);
  });

  it('each say whose turn it is', () => {
    for (const code of states) {
      expect(phrasesEtats[code]).toMatch(/^[A-ZÀÉ].+\.$/);
      expect(tonsEtats[code] === 'a-vous', code).toBe(['A', 'C', '9'].includes(code));
    }
  });
});

describe('a move', () => {
  it.each(moves)('from %s: %s by the %s leads to %s', (from, action, by, to, needs) => {
    const row = findMove({ from, action, by });
    expect(row?.to).toBe(to);
    expect(row?.reason === true).toBe(needs === 'reason');
  });

  const isWritten = (from: string, action: string, by: string) =>
    moves.some((move) => move[0] === from && move[1] === action && move[2] === by);
  const others = states.flatMap((from) =>
    actions.flatMap((action) =>
      sides.filter((by) => !isWritten(from, action, by)).map((by) => ({ from, action, by })),
    ),
  );

  it('that is not written is refused, of 12 states × 12 actions × 2 sides', () => {
    expect(others).toHaveLength(12 * 12 * 2 - moves.length);
    for (const move of others) expect(findMove(move), JSON.stringify(move)).toBeUndefined();
  });

  it('ends in 10, 11 and 12 for both sides, and in B and A for the service', () => {
    for (const end of ['10', '11', '12'] as const) {
      for (const side of sides) expect(listMoves(end, side)).toEqual([]);
    }
    for (const state of ['A', 'B', 'C'] as const) expect(listMoves(state, 'service')).toEqual([]);
  });

  it.each([
    ['D', ['start', 'sendBack', 'reject']],
    ['2', ['sendBack', 'grant', 'refuse', 'reject']],
    ['6', ['beginPayment', 'markPaid']],
    ['7', ['continuePayment']],
    ['8', ['markPaid']],
    ['9', ['finish']],
  ] as const)('from %s is offered to the service in this order: %j', (from, expected) => {
    expect(listMoves(from, 'service')).toEqual(expected);
  });

  it('of an approval is one of the first twelve: nothing is paid for it', () => {
    const written = moves.slice(0, 12);
    for (const from of ordreEtats) {
      for (const by of sides) {
        for (const action of Object.keys(motsActions) as ActionInstruction[]) {
          const row = written.find((one) => one[0] === from && one[1] === action && one[2] === by);
          expect(findMove({ from, action, by, genre: 'agrement' })?.to, `${from} ${action} ${by}`).toBe(
            row?.[3],
          );
        }
      }
    }
  });

  it('has words for its button and for the history', () => {
    expect(Object.keys(motsActions).sort()).toEqual([...actions].sort());
    expect([...actionsService].sort()).toEqual(
      [...new Set(moves.filter((move) => move[2] === 'service').map((move) => move[1]))].sort(),
    );
    for (const words of Object.values(motsActions)) {
      expect(words.verbe).toMatch(/^[A-ZÀÉ]\p{L}+(er|re|ir)\b/u);
      expect(words.effet).toMatch(/\.$/);
      expect(words.fait.length).toBeGreaterThan(5);
    }
  });
});

/** These lists are written by hand, so that a new state makes someone decide to which of them it belongs. */
describe('the states of which it is said that', () => {
  it.each<[said: string, is: (etat: EtatInstruction) => boolean, etats: string[]]>([
    ['nothing is with a service', isNonTransmis, ['A', 'C']],
    ['a service has it in hand', isAtStudy, ['D', '2']],
    ['a service has answered', isDecide, ['6', '7', '8', '9', '10', '11', '12']],
    ['a service holds it, or held it', isTransmis, ['D', '2', '6', '7', '8', '9', '10', '11', '12']],
    ['something was granted', isAccorde, ['6', '7', '8', '9', '10']],
    ['money is to come', isInPaiement, ['6', '7', '8']],
    ['it is the turn of the association', isWithDemandeur, ['A', 'C', '9']],
  ])('%s', (_said, is, etats) => {
    expect(filterEtats(is)).toEqual(etats);
  });
});
