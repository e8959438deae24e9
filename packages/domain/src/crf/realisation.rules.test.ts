import { describe, expect, it, test } from 'vitest';
import type { CrfProjet } from './crf-projet.fields.ts';
import {
  montantRealise,
  realisationDe,
  reponsesDe,
  sommeRestante,
  sommeSaid,
  utilisationSaid,
} from './realisation.rules.ts';

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;
const granted = (montant_realise?: number): CrfProjet['financements'] => [
  { id: 'f1', annee: 2027, montant_accorde: 4000, montant_realise },
];

describe('one choice for two answers', () => {
  it.each(['realise', 'non-realise', 'reporte'] as const)('%s comes back as it was chosen', (choix) => {
    expect(realisationDe(reponsesDe(choix))).toBe(choix);
  });
  it('is none as long as nobody said', () => {
    expect([realisationDe({}), realisationDe({ isRealised: false })]).toEqual([null, null]);
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
  expect([sommeRestante(corps), plain(sommeSaid(corps))]).toEqual([reste, said]);
});

test('what was used is added over the projects that took place', () => {
  const projets = [
    { corps: { isRealised: true, financements: granted(3100) } },
    { corps: { isRealised: false, financements: granted(500) } },
  ];
  expect(montantRealise(projets)).toBe(3100);
});

test('is said in one line', () => {
  expect(plain(utilisationSaid({ isRealised: true, financements: granted(4000) }, 445_000))).toBe(
    'Dépensé 4 450 €. Subvention accordée 4 000 €, utilisée 4 000 €.',
  );
});
