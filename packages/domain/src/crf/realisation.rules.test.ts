import { describe, expect, it, test } from 'vitest';
import type { CrfProjet } from './crf-projet.fields.ts';
import {
  montantRealise,
  readRealisation,
  saySommeRealisee,
  sayUtilisation,
  sommeRestante,
  toReponsesRealisation,
  withJoursRealises,
} from './realisation.rules.ts';

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;
const granted = (montant_realise?: number): CrfProjet['financements'] => [
  { id: 'f1', annee: 2027, montant_accorde: 4000, montant_realise },
];

describe('one choice for two answers', () => {
  it.each(['realise', 'non-realise', 'reporte'] as const)('%s comes back as it was chosen', (choix) => {
    expect(readRealisation(toReponsesRealisation(choix))).toBe(choix);
  });
  it('is none as long as nobody said', () => {
    expect([readRealisation({}), readRealisation({ isRealised: false })]).toEqual([null, null]);
  });
});

test.each([
  ['used whole', { isRealised: true, financements: granted(4000) }, 0, null],
  [
    'used in part',
    { isRealised: true, financements: granted(3100) },
    900,
    'Somme à reverser ou à reporter : 900 €',
  ],
  [
    'did not take place',
    { isRealised: false, isReported: false, financements: granted() },
    4000,
    'Somme à reverser ou à reporter : 4 000 €',
  ],
  [
    'is carried over',
    { isRealised: false, isReported: true, financements: granted() },
    4000,
    'Somme à reverser ou à reporter : 4 000 €',
  ],
  ['is not answered yet', { isRealised: true, financements: granted() }, 0, null],
  ['is not said yet', { financements: granted() }, 0, null],
])('of a grant that %s', (_, corps, reste, said) => {
  expect([sommeRestante(corps), plain(saySommeRealisee(corps))]).toEqual([reste, said]);
});

test('what was used is added over the projects that took place', () => {
  const projets = [
    { corps: { isRealised: true, financements: granted(3100) } },
    { corps: { isRealised: false, financements: granted(500) } },
  ];
  expect(montantRealise(projets)).toBe(3100);
});

test('is said in one line', () => {
  expect(plain(sayUtilisation({ isRealised: true, financements: granted(4000) }, 445_000))).toBe(
    'Dépensé 4 450 €. Subvention accordée 4 000 €, utilisée 4 000 €.',
  );
});

describe('the days of training that were held', () => {
  const corps = (sessions: number | null, duree: number | null, jours: number | null): CrfProjet => ({
    evaluation: {
      duree_par_session: duree,
      indicateurs: [
        { id: '1', rang: 1, realise: 12 },
        { id: '2', rang: 2, realise: jours },
        { id: '3', rang: 3, realise: sessions },
      ],
    },
  });
  const joursOf = ({ evaluation }: CrfProjet) => evaluation?.indicateurs?.map(({ realise }) => realise);

  it.each([
    [4, 1.5, null, 6],
    [4, 1.5, 9, 6],
    [3, 0.33, null, 0.99],
    [0, 1.5, 2, 0],
    [null, 1.5, 9, 9],
    [4, null, 9, 9],
    [null, null, null, null],
  ])('%s sessions of %s days, %s typed: %s', (sessions, duree, typed, jours) => {
    expect(joursOf(withJoursRealises(corps(sessions, duree, typed), 'formation-benevoles'))).toEqual([
      12,
      jours,
      sessions,
    ]);
  });

  it('are typed where the campaign counts no training', () => {
    expect(joursOf(withJoursRealises(corps(4, 1.5, 9), 'libres'))).toEqual([12, 9, 4]);
    expect(withJoursRealises({}, 'formation-benevoles')).toEqual({});
  });
});
