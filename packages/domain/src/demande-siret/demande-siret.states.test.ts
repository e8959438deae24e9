import { describe, expect, it } from 'vitest';
import {
  type ActionSiret,
  type CoteSiret,
  canReset,
  countsAsExisting,
  decisionsSiret,
  type EtatSiret,
  etatsRegent,
  etatsSiret,
  filterEtatsSiret,
  findMoveSiret,
  isEditableIn,
  isRendueInchangee,
  isRepondue,
  movesOfSiret,
  ordreEtatsSiret,
  rangsSiret,
  shownEtatSiret,
  toEtatRegent,
  tonsSiret,
} from './demande-siret.states.ts';
import { motsSiret, phrasesSiret } from './demande-siret.words.ts';

/** The specification's own table: code, label, rank, what is shown. */
const table: [code: EtatSiret, label: string, rang: number, montre: string][] = [
  ['ECS', 'en cours de saisie', 1, 'en cours de saisie'],
  ['AEM', 'à émettre', 2, 'transmis'],
  ['INV', 'invalidé', 3.2, 'transmis'],
  ['ENCT', 'en cours de traitement', 4, 'en cours de traitement'],
  ['ACC', 'accordé', 5.1, 'accordé'],
  ['REJ', 'rejeté', 5.2, 'rejeté'],
  ['REF', 'refusé', 5.3, 'refusé'],
];

/** All the moves, from the decisions: state, action, side, where it leads, whether it needs a reason. */
const moves: [from: EtatSiret, action: ActionSiret, by: CoteSiret, to: EtatSiret, needs?: 'motif'][] = [
  ['ECS', 'transmit', 'demandeur', 'AEM'],
  ['AEM', 'start', 'service', 'ENCT'],
  ['AEM', 'invalidate', 'service', 'INV', 'motif'],
  ['ENCT', 'grant', 'service', 'ACC'],
  ['ENCT', 'reject', 'service', 'REJ', 'motif'],
  ['ENCT', 'refuse', 'service', 'REF', 'motif'],
  ['AEM', 'reset', 'service', 'ECS', 'motif'],
  ['INV', 'reset', 'service', 'ECS', 'motif'],
  ['ENCT', 'reset', 'service', 'ECS', 'motif'],
];

const states = table.map(([code]) => code);
const actions: ActionSiret[] = ['transmit', 'start', 'invalidate', 'grant', 'reject', 'refuse', 'reset'];
const sides: CoteSiret[] = ['demandeur', 'service'];

describe('the states of a SIRET request', () => {
  it('are seven and no other, in the order of the specification [R4.32]', () => {
    expect(ordreEtatsSiret).toEqual(states);
    expect(Object.keys(etatsSiret)).toEqual(states);
  });

  it.each(table)(
    '%s is « %s », rank %d, shown « %s » [R4.33] [R4.34] [R4.35] [M027] [M028] [M029] [M030] [M031] [M032] [M033] [M034]',
    (code, label, rang, montre) => {
      expect([etatsSiret[code], rangsSiret[code], shownEtatSiret(code)]).toEqual([label, rang, montre]);
    },
  );

  it('is open to its author in ECS alone [R4.38]', () => {
    expect(states.filter(isEditableIn)).toEqual(['ECS']);
  });

  it('counts as one that exists but in REJ [R4.39]', () => {
    expect(states.filter((code) => !countsAsExisting(code))).toEqual(['REJ']);
  });

  it('is that of a file at the SIRET service, made then treated, until its answer [R4.36]', () => {
    expect(etatsRegent).toEqual(['RGEN', 'ENCT']);
    expect(states.map((code) => [code, toEtatRegent(code)])).toEqual([
      ['ECS', null],
      ['AEM', 'RGEN'],
      ['INV', 'RGEN'],
      ['ENCT', 'ENCT'],
      ['ACC', null],
      ['REJ', null],
      ['REF', null],
    ]);
  });

  it.each([
    ['RGEN', true],
    ['ENCT', true],
    [null, false],
    ['AEM', false],
    ['rgen', false],
    ['', false],
  ])('of the file, %s lets it be given back: %s [R4.37]', (regent, expected) => {
    expect(canReset(regent)).toBe(expected);
  });

  it('each say who acts next', () => {
    for (const code of states) {
      expect(phrasesSiret[code]).toMatch(/^[A-ZÀ].+\.$/);
      expect(tonsSiret[code] === 'a-vous').toBe(code === 'ECS');
    }
  });

  it('tell nothing of what is invalid from what waits', () => {
    expect([phrasesSiret.INV, tonsSiret.INV]).toEqual([phrasesSiret.AEM, tonsSiret.AEM]);
  });
});

/** These lists are written by hand, so that a new state makes someone decide to which of them it belongs. */
it.each<[said: string, is: (etat: EtatSiret) => boolean, etats: string[]]>([
  ['it is with its author [R4.38]', isEditableIn, ['ECS']],
  ['it was answered', isRepondue, ['ACC', 'REJ', 'REF']],
  ['it keeps from beginning another [R4.39]', countsAsExisting, ['ECS', 'AEM', 'INV', 'ENCT', 'ACC', 'REF']],
])('the states of which %s', (_said, is, etats) => {
  expect(filterEtatsSiret(is)).toEqual(etats);
});

describe('a move', () => {
  it.each(moves)('from %s: %s by the %s leads to %s [R4.37]', (from, action, by, to, needs) => {
    expect(findMoveSiret({ from, action, by })?.to).toBe(to);
    expect(findMoveSiret({ from, action, by })?.reason === true).toBe(needs === 'motif');
  });

  it('that is not written is refused, of 7 states × 7 actions × 2 sides', () => {
    const isWritten = (from: string, action: string, by: string) =>
      moves.some((move) => move[0] === from && move[1] === action && move[2] === by);
    const others = states.flatMap((from) =>
      actions.flatMap((action) =>
        sides.filter((by) => !isWritten(from, action, by)).map((by) => ({ from, action, by })),
      ),
    );
    expect(others).toHaveLength(7 * 7 * 2 - moves.length);
    for (const move of others) expect(findMoveSiret(move), JSON.stringify(move)).toBeUndefined();
  });

  it.each([
    ['ECS', []],
    ['AEM', ['start', 'invalidate', 'reset']],
    ['INV', ['reset']],
    ['ENCT', ['grant', 'reject', 'refuse', 'reset']],
    ['ACC', []],
    ['REJ', []],
    ['REF', []],
  ] as const)('from %s is offered to an administrator in this order: %j', (from, expected) => {
    expect(movesOfSiret(from, 'service')).toEqual(expected);
  });

  it('has words for its button and for the history', () => {
    expect(Object.keys(motsSiret).sort()).toEqual([...actions].sort());
    expect([...decisionsSiret].sort()).toEqual(actions.filter((one) => one !== 'transmit').sort());
    for (const { verbe, effet, fait } of Object.values(motsSiret)) {
      expect(verbe).toMatch(/^[A-ZÀÉ]\p{L}+(er|re)\b/u);
      expect(effet).toMatch(/\.$/);
      expect(fait.length).toBeGreaterThan(5);
    }
  });
});

it.each([
  ['service', '2027-03-01T10:00:00Z', true],
  ['service', '2027-03-01T10:00:01Z', false],
  ['demandeur', '2027-03-01T10:00:00Z', false],
])(
  'a request whose last fact is of the %s at 10:00, saved at %s: untouched is %s',
  (cote, modifie_le, isInchangee) => {
    expect(isRendueInchangee({ historique: [{ cote, le: '2027-03-01T10:00:00Z' }], modifie_le })).toBe(
      isInchangee,
    );
    expect(isRendueInchangee({ historique: [], modifie_le })).toBe(false);
  },
);
