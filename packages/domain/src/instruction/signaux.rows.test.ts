import { describe, expect, it } from 'vitest';
import { listSignaux, type SignalFaits } from './signaux.rows.ts';

const rien: SignalFaits = {
  ...{ textes: [], budgets: [], isRibNouveau: false, isRibAilleurs: false },
  ...{ partPublique: null, isPremiere: false, crfEnRetard: [] },
  ...{ avisContraires: [], avisAttendus: [], note: null, agentsMembres: [], dissolution: null },
};
const autres = [
  { id_fo: '26-000001', nom: 'Les Voiles' },
  { id_fo: '26-000002', nom: 'Le Phare' },
];
const said = (faits: Partial<SignalFaits>) =>
  listSignaux({ ...rien, ...faits }).map(({ code, explication }) => [
    code,
    explication.replaceAll('\u00a0', ' '),
  ]);

describe('the signals of a dossier', () => {
  it('are none when nothing was found, and none at the limit', () => {
    expect(listSignaux(rien)).toEqual([]);
    expect(said({ partPublique: 0.8 })).toEqual([]);
    expect(said({ partPublique: 0 })).toEqual([]);
  });

  it.each([
    [
      { textes: autres },
      'texte',
      'Le projet est écrit presque comme 2 autres demandes : Les Voiles (26-000001), Le Phare (26-000002).',
    ],
    [
      { budgets: autres.slice(0, 1) },
      'budget',
      'Les mêmes charges, à l’euro près, que 1 autre demande : Les Voiles (26-000001).',
    ],
    [
      { isRibNouveau: true },
      'rib-nouveau',
      'Le compte bancaire n’est pas celui de sa demande précédente à votre service.',
    ],
    [
      { isRibAilleurs: true },
      'rib-ailleurs',
      'Une autre association du portail a enregistré ce même compte bancaire.',
    ],
    [
      { dissolution: { le: '2026-10-20' } },
      'dissoute',
      'Les registres publics disent cette association dissoute depuis le 20/10/2026.',
    ],
    [{ dissolution: { le: null } }, 'dissoute', 'Les registres publics disent cette association dissoute.'],
    [{ partPublique: 0.856 }, 'argent-public', 'Les subventions font 85 % des recettes, au-delà de 80 %.'],
    [
      { isPremiere: true },
      'premiere',
      'L’association n’avait encore rien demandé à votre service dans ce portail.',
    ],
    [{ crfEnRetard: [2024, 2025] }, 'crf-retard', 'Elle vous doit encore 2 comptes rendus : 2024, 2025.'],
    [{ avisContraires: [{ service: 'PAVA 56', sens: 'reserve' }] }, 'avis-contraire', 'PAVA 56 : réservé.'],
    [
      { avisAttendus: [{ service: 'La Ligue', avant: '05/12/2026' }] },
      'avis-attendu',
      'La Ligue, avant le 05/12/2026. La décision retire cette demande.',
    ],
    [
      { agentsMembres: ['Louise Aubert'] },
      'lien',
      'Louise Aubert, de votre service, est membre de cette association. Qui l’est ne devrait ni l’étudier ni la décider.',
    ],
    [
      { agentsMembres: ['Louise Aubert', 'Paul Girard'] },
      'lien',
      'Louise Aubert et Paul Girard, de votre service, sont membres de cette association. Qui l’est ne devrait ni l’étudier ni la décider.',
    ],
    [{ note: 10.4 }, 'note', 'La grille de votre service donne 10,4 sur 20.'],
  ] as const)('%j is explained', (faits, code, explication) => {
    expect(said(faits)).toEqual([[code, explication]]);
  });
});

it('what stands against a grant is told apart from what is only to be known', () => {
  const all = listSignaux({
    ...{ textes: autres, budgets: autres, isRibNouveau: true, isRibAilleurs: true, partPublique: 0.9 },
    ...{ isPremiere: true, crfEnRetard: [2024], note: 12, agentsMembres: ['Louise Aubert'] },
    dissolution: { le: null },
    avisContraires: [{ service: 'PAVA 56', sens: 'defavorable' }],
    avisAttendus: [{ service: 'La Ligue', avant: '05/12/2026' }],
  });
  expect(all.filter(({ isContraire }) => !isContraire).map(({ code }) => code)).toEqual([
    'argent-public',
    'premiere',
    'note',
  ]);
  expect(all.filter(({ isContraire }) => isContraire).map(({ code }) => code)).toEqual([
    'dissoute',
    'lien',
    'texte',
    'budget',
    'rib-nouveau',
    'rib-ailleurs',
    'crf-retard',
    'avis-contraire',
    'avis-attendu',
  ]);
});
