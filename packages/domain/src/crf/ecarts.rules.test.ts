import { describe, expect, it, test } from 'vitest';
import { budgetTotals } from '../referentiel/budget.rules.ts';
import { readCampagne } from '../subvention/campagne.schema.ts';
import { computeBudget } from '../subvention/projet.rules.ts';
import { aCampagne, aProjet } from '../subvention/test/test-dossier-complet.ts';
import {
  budgetPrevu,
  compareCrf,
  isCoteSaisi,
  isSignificatif,
  listEcartsCrf,
  readSeuils,
  sayEcart,
  sayPartRealisee,
} from './ecarts.rules.ts';
import { projetPrevu } from './reprise.rules.ts';
import { aCrfProjet, aPrevu } from './test/test-crf-complet.ts';

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;

describe('a gap asks for a sentence over 10 % and over 200 €, both', () => {
  const seuils = readSeuils(aCampagne());
  it.each([
    // Each row is [planned, realised, asked], in euros.
    [3000, 3300, false],
    [3000, 3301, true],
    [3000, 2700, false],
    [3000, 2699, true],
    [1000, 1200, false],
    [1000, 1201, true],
    [500, 700, false],
    [500, 701, true],
    [100_000, 105_000, false],
    [0, 200, false],
    [0, 201, true],
    [250, 0, true],
    [200, 0, false],
    [0, 0, false],
  ])('planned %s, realised %s: %s', (prevu, realise, asked) => {
    const prevuCents = prevu * 100;
    expect(isSignificatif({ prevuCents, ecartCents: realise * 100 - prevuCents }, seuils)).toBe(asked);
  });

  it('or over what its campaign says', () => {
    const campagne = aCampagne({ crf: { ecart_pourcent: 20, ecart_euros: 50 } });
    expect(readSeuils(campagne)).toEqual({ pourcent: 20, euros: 50 });
    expect(readSeuils({ crf: {} })).toEqual({ pourcent: 10, euros: 200 });
    expect(readCampagne({ ...campagne, champs_personnalises: {} }).ok).toBe(true);
    expect(readCampagne({ ...aCampagne(), champs_personnalises: {}, crf: { ecart_pourcent: 101 } }).ok).toBe(
      false,
    );
  });
});

test('the income planned is that of the request, and what was not granted of it needs no explanation', () => {
  const compared = compareCrf(
    { prevu: aPrevu(), corps: aCrfProjet({ 'budgetCrf.charges.60-1': 3400 }) },
    { compte_financeur: '74-1', instructeurs: [] },
  );
  expect(listEcartsCrf(compared, readSeuils(aCampagne()))).toMatchObject([
    {
      code: '60',
      side: 'charge',
      prevuCents: 300_000,
      realiseCents: 340_000,
      ecartCents: 40_000,
      isAExpliquer: true,
    },
    { code: '70', side: 'produit', prevuCents: 50_000, realiseCents: 50_000, ecartCents: 0 },
    { code: '74', side: 'produit', prevuCents: 250_000, realiseCents: 230_000, isAExpliquer: false },
  ]);
});

test('the request, its renewal and the report plan one income, a service that refused included', () => {
  const campagne = { compte_financeur: '74-1' as const, instructeurs: [] };
  const corps = aProjet();
  const [budget] = corps.budgets ?? [];
  const [first] = corps.financements ?? [];
  if (!budget || !first) throw new Error('the maker gives a budget and a line');
  const asked = { ...corps, financements: [first, { ...first, id: 'x', id_service_instructeur: 'autre' }] };
  const granted = [
    { annee: 2027, id_service_instructeur: String(first.id_service_instructeur), montant_accorde: 100 },
  ];
  const prevu = projetPrevu({ corps: asked, financements: granted }, 2027);
  expect(prevu.financements).toHaveLength(1);
  const request = budgetTotals(computeBudget(asked, budget, campagne));
  expect(budgetTotals(budgetPrevu(prevu, campagne)).produitsCents).toBe(request.produitsCents);
});

test('is said with its sign, and in parts of what was planned', () => {
  expect([40_000, -15_000, 0].map((one) => plain(sayEcart(one)))).toEqual(['+ 400 €', '− 150 €', '0 €']);
  expect(plain(sayPartRealisee({ prevuCents: 120_000, realiseCents: 105_000 }))).toBe('88 %');
  expect(plain(sayPartRealisee({ prevuCents: 300_000, realiseCents: 340_000 }))).toBe('113 %');
  expect(sayPartRealisee({ prevuCents: 0, realiseCents: 100 })).toBeNull();
});

it.each([
  [{}, [false, false]],
  [{ charges: { '60-1': null }, produits: {} }, [false, false]],
  [{ charges: { '60-1': 0 } }, [true, false]],
  [{ produits: { '70-6': 120 } }, [false, true]],
])(
  'of the realised budget %j, expenses and income are begun: %j; nothing is to be explained before',
  (budgetCrf, begun) => {
    expect([isCoteSaisi({ budgetCrf }, 'charge'), isCoteSaisi({ budgetCrf }, 'produit')]).toEqual(begun);
  },
);
