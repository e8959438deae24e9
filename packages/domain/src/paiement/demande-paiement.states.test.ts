import { describe, expect, it } from 'vitest';
import {
  type ActionPaiement,
  actionsPaiement,
  type Emetteur,
  type EtatPaiement,
  emetteurs,
  emetteursByEtat,
  etatsPaiement,
  filterEtatsPaiement,
  findMovePaiement,
  isAttendue,
  isPayee,
  isVivante,
  movesOfPaiement,
  ordrePaiement,
  paiementReached,
  premierEtat,
  tonsPaiement,
} from './demande-paiement.states.ts';
import { motsPaiement } from './paiement.words.ts';

/**
 * The specification's own table, to the letter, but for the label of 3, which is ours. The ids of the rules are written
 * in brackets in the title of each test, which opens the first and closes the last.
 */
const etats: [code: EtatPaiement, label: string, emetteur: Emetteur, rules: string][] = [
  ['1', 'enregistré', 'lca', 'R4.41] [M035'],
  ['2', 'en cours de traitement', 'bo', 'R4.42] [M036'],
  ['3', 'en paiement', 'bo', 'R4.43'],
  ['4', 'remboursé', 'bo', 'R4.44] [M037'],
  ['7', 'refusé par le service instructeur', 'bo', 'R4.45] [M038'],
  ['8', 'supprimé', 'lca', 'R4.46] [M039'],
  ['9', 'supprimé', 'bo', 'R4.47] [M039'],
];

/** All the moves, written from the decisions: state, action, side, where it leads. */
const moves: [
  from: EtatPaiement,
  action: ActionPaiement,
  by: Emetteur,
  to: EtatPaiement,
  needs?: 'reason',
][] = [
  ['1', 'remove', 'lca', '8'],
  ['1', 'take', 'bo', '2'],
  ['2', 'order', 'bo', '3'],
  ['3', 'pay', 'bo', '4'],
  ['1', 'refuse', 'bo', '7', 'reason'],
  ['2', 'refuse', 'bo', '7', 'reason'],
  ['1', 'remove', 'bo', '9'],
  ['2', 'remove', 'bo', '9'],
];

const codes = etats.map(([code]) => code);

describe('the states of a payment request', () => {
  it('come from two sides and no other [R9.54]', () => {
    expect(emetteurs).toEqual(['lca', 'bo']);
  });

  it('are seven: 5 and 6 do not exist', () => {
    expect(ordrePaiement).toEqual(codes);
    expect(Object.keys(etatsPaiement).sort()).toEqual([...codes].sort());
  });

  it.each(etats)('%s is « %s », from %s [%s]', (code, label, emetteur) => {
    expect([etatsPaiement[code], emetteursByEtat[code]]).toEqual([label, emetteur]);
  });

  it('begin on the side that writes them: registered by the association, treated at once by the service', () => {
    expect(premierEtat).toEqual({ lca: '1', bo: '2' });
    for (const side of emetteurs) expect(emetteursByEtat[premierEtat[side]]).toBe(side);
  });

  it.each<[said: string, is: (etat: EtatPaiement) => boolean, expected: EtatPaiement[]]>([
    ['counted in what is asked', isVivante, ['1', '2', '3', '4']],
    ['waiting', isAttendue, ['1', '2', '3']],
    ['paid', isPayee, ['4']],
  ])('%s', (_, is, expected) => {
    expect(filterEtatsPaiement(is)).toEqual(expected);
  });

  it('each have a colour that says who acts', () => {
    expect(tonsPaiement).toEqual({
      '1': 'chez-eux',
      '2': 'chez-eux',
      '3': 'chez-eux',
      '4': 'atteint',
      '7': 'refus',
      '8': 'clos',
      '9': 'clos',
    });
  });
});

describe('a move of a payment request', () => {
  it.each(moves)('from %s: %s by %s leads to %s', (from, action, by, to, needs) => {
    expect(paiementReached({ from, action, by })).toBe(to);
    expect(findMovePaiement({ from, action, by })?.reason === true).toBe(needs === 'reason');
    expect(emetteursByEtat[to]).toBe(by);
  });

  it('that is not written is refused, of 7 states × 5 actions × 2 sides', () => {
    const isWritten = (from: string, action: string, by: string) =>
      moves.some((move) => move[0] === from && move[1] === action && move[2] === by);
    const others = codes.flatMap((from) =>
      actionsPaiement.flatMap((action) =>
        emetteurs.filter((by) => !isWritten(from, action, by)).map((by) => ({ from, action, by })),
      ),
    );
    expect(others).toHaveLength(7 * 5 * 2 - moves.length);
    for (const move of others) expect(paiementReached(move), JSON.stringify(move)).toBeNull();
  });

  it('ends in 4, 7, 8 and 9 for both sides', () => {
    for (const end of ['4', '7', '8', '9'] as const) {
      for (const side of emetteurs) expect(movesOfPaiement(end, side)).toEqual([]);
    }
  });

  it('has words for its button, its effect and the history', () => {
    expect(Object.keys(motsPaiement).sort()).toEqual([...actionsPaiement].sort());
    for (const words of Object.values(motsPaiement)) {
      expect(words.verbe).toMatch(/^[A-ZÀÉ]\p{L}+(er|re|ir)\b/u);
      expect(words.effet).toMatch(/\.$/);
      expect(words.fait.length).toBeGreaterThan(5);
    }
  });
});
