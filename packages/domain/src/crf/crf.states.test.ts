import { describe, expect, it, test } from 'vitest';
import { etatsCrf, ordreEtatsCrf } from '../dossier/etats-crf.rows.ts';
import {
  type ActionCrf,
  type CoteCrf,
  crfMode,
  type EtatCrf,
  findMoveCrf,
  isCrfEditable,
  isDocumentCrfAttendu,
  isRenvoyeInchange,
  movesOfCrf,
  tonsCrf,
} from './crf.states.ts';

test('the five states, to the letter [R4.26] [M022] [M023] [M024] [M025] [M026]', () => {
  expect(ordreEtatsCrf.map((etat) => [etat, etatsCrf[etat]])).toEqual([
    [1, 'à saisir'],
    [2, 'en cours de saisie'],
    [3, 'renvoyé au compte asso'],
    [4, 'transmis au service instructeur'],
    [5, 'reçu par le service instructeur'],
  ]);
});

/** All the moves, written by hand, with whether each needs a reason. */
const expected: [EtatCrf, ActionCrf, CoteCrf, EtatCrf, boolean][] = [
  [1, 'save', 'demandeur', 2, false],
  [2, 'transmit', 'demandeur', 4, false],
  [3, 'transmit', 'demandeur', 4, false],
  [4, 'receive', 'service', 5, false],
  [4, 'sendBack', 'service', 3, true],
];

test('moves along these rows and no other', () => {
  const actions: ActionCrf[] = ['save', 'transmit', 'receive', 'sendBack'];
  const found = ordreEtatsCrf.flatMap((from) =>
    actions.flatMap((action) =>
      (['demandeur', 'service'] as const).flatMap((by) => {
        const move = findMoveCrf({ from, action, by });
        return move ? [[from, action, by, move.to, move.reason]] : [];
      }),
    ),
  );
  expect(found).toEqual(expected);
  expect(movesOfCrf(4, 'service')).toEqual(['receive', 'sendBack']);
  expect(movesOfCrf(5, 'service')).toEqual([]);
});

describe('what a state says', () => {
  it.each([
    [1, true, 'edit', false, 'a-vous'],
    [2, true, 'edit', false, 'a-vous'],
    [3, true, 'edit', true, 'a-vous'],
    [4, false, 'read', true, 'chez-eux'],
    [5, false, 'read', true, 'atteint'],
  ] as const)(
    '%s: editable %s, mode %s, its own document among the papers %s [R4.27] [R4.28] [R5.53]',
    (etat, isEditable, mode, isDocument, ton) => {
      expect([isCrfEditable(etat), crfMode(etat), isDocumentCrfAttendu(etat), tonsCrf[etat]]).toEqual([
        isEditable,
        mode,
        isDocument,
        ton,
      ]);
    },
  );
});

test.each<[EtatCrf, boolean, string[], boolean]>([
  [3, true, ['09:00', '10:00'], true],
  [3, true, ['09:00', '10:01'], false],
  [3, false, [], false],
  [2, true, [], false],
])(
  'a report in state %i, changed last by its service (%s) at 10:00, its projects at %j: untouched is %s',
  (etat, isDuService, projets, isInchange) => {
    const at = (time: string) => new Date(`2027-03-01T${time}:00Z`);
    expect(isRenvoyeInchange({ etat, isDuService, le: at('10:00'), projets: projets.map(at) })).toBe(
      isInchange,
    );
  },
);
