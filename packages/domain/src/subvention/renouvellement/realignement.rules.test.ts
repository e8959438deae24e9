import { describe, expect, test } from 'vitest';
import type { Projet } from '../projet.fields.ts';
import { emptyBudget, emptyFinancement } from '../projet-annees.rules.ts';
import { type Cible, type Retrait, realign } from './realignement.rules.ts';

const cible = (exercice: number, exercice_fin: number): Cible => ({ exercice, exercice_fin, service: 's1' });
const asked = (annee: number, montant_demande: number | null = null, service = 's1') => ({
  ...emptyFinancement(annee, service),
  montant_demande,
});
const budget = (annee: number, euros?: number) => ({
  ...emptyBudget(annee),
  ...(euros === undefined ? {} : { charges: { '60-1': euros } }),
});
const aProjet = (description: Projet['description'], annees: readonly number[]): Projet => ({
  description,
  financements: annees.map((annee) => asked(annee, 1000)),
  budgets: annees.map((annee) => budget(annee, 3000)),
});
const only = (projet: Projet, to: Cible, gardes: readonly Retrait[] = []) => {
  const all = realign([{ id: 'p1', corps: projet }], to, gardes);
  return { ...all, corps: all.projets[0]?.corps ?? projet };
};

describe('the years of the project', () => {
  test.each([
    [2022, 2024, 2024],
    [2023, 2024, 2024],
    [2024, 2024, 2024],
  ])('a project of %i in a campaign of %i becomes one of %i [R4.74]', (from, campagne, becomes) => {
    const { corps } = only(
      aProjet({ periode: 'Annuel', exercice: from, exercice_fin: from }, [from]),
      cible(campagne, campagne),
    );
    expect(corps.description?.exercice).toBe(becomes);
  });

  test('one that begins in a later year of the request keeps its first year [R4.74]', () => {
    const { corps } = only(
      aProjet({ periode: 'Pluriannuel', exercice: 2025 }, [2025, 2026]),
      cible(2024, 2026),
    );
    expect(corps.description).toMatchObject({ exercice: 2025, exercice_fin: 2026 });
  });

  test.each([
    [2024, 2024],
    [2024, 2026],
  ])('an annual project of a request of %i to %i ends with the campaign year [R4.75]', (exercice, fin) => {
    const { corps } = only(aProjet({ periode: 'Annuel', exercice_fin: 2028 }, [2024]), cible(exercice, fin));
    expect(corps.description).toMatchObject({ periode: 'Annuel', exercice, exercice_fin: exercice });
  });

  test.each([
    [2025, [2024, 2025]],
    [2026, [2024, 2025, 2026]],
    [2027, [2024, 2025, 2026, 2027]],
  ])('a multi-year project ends in %i as its request does [R4.76]', (fin, years) => {
    const { corps } = only(
      aProjet({ periode: 'Pluriannuel', exercice: 2024, exercice_fin: 2026 }, [2024, 2025, 2026]),
      cible(2024, fin),
    );
    expect(corps.description?.exercice_fin).toBe(fin);
    expect(corps.financements?.map((one) => one.annee)).toEqual(years);
    expect(corps.budgets?.map((one) => one.annee)).toEqual(years);
  });

  test.each([
    [2024, 'Pluriannuel', [2024, 2025]],
    [2026, 'Annuel', [2024]],
  ])(
    'a request that ended in %i and is now of two years makes an annual project « %s » [R4.76]',
    (fin, periode, years) => {
      const avant = { exercice: 2024, exercice_fin: fin };
      const { corps } = only(aProjet({ periode: 'Annuel' }, [2024]), { ...cible(2024, 2025), avant });
      expect(corps.description?.periode).toBe(periode);
      expect(corps.financements?.map((one) => one.annee)).toEqual(years);
    },
  );

  test('a request of one year has no multi-year project left [R4.76]', () => {
    const { corps } = only(aProjet({ periode: 'Pluriannuel' }, [2024, 2025]), cible(2024, 2024));
    expect(corps.description).toMatchObject({ periode: 'Annuel', exercice_fin: 2024 });
  });
});

describe('what stands outside of them', () => {
  test('amounts, what others give and budgets of a year that is not asked any more go, and are kept aside [R4.77]', () => {
    const projet = aProjet({ periode: 'Pluriannuel' }, [2023, 2024, 2025, 2026]);
    projet.cofinancements = [
      { id: 'c1', annee: 2024, nom: 'Ville', montant: 500 },
      { id: 'c2', annee: 2026, nom: 'Ville', montant: 700 },
    ];
    const { corps, retraits } = only(projet, cible(2024, 2025));
    expect(corps.financements?.map((one) => one.annee)).toEqual([2024, 2025]);
    expect(corps.budgets?.map((one) => one.annee)).toEqual([2024, 2025]);
    expect(corps.cofinancements?.map((one) => one.id)).toEqual(['c1']);
    expect(retraits).toEqual([
      { id_projet: 'p1', rubrique: 'financements', ligne: asked(2023, 1000) },
      { id_projet: 'p1', rubrique: 'financements', ligne: asked(2026, 1000) },
      {
        id_projet: 'p1',
        rubrique: 'cofinancements',
        ligne: { id: 'c2', annee: 2026, nom: 'Ville', montant: 700 },
      },
      { id_projet: 'p1', rubrique: 'budgets', ligne: budget(2023, 3000) },
      { id_projet: 'p1', rubrique: 'budgets', ligne: budget(2026, 3000) },
    ]);
  });

  test('an amount of 0 is kept aside, an empty one is not [R4.77]', () => {
    const projet = {
      description: {},
      financements: [asked(2025, 0), asked(2026)],
      budgets: [budget(2025), budget(2026)],
    };
    const { retraits } = only(projet, cible(2024, 2024));
    expect(retraits.map(({ ligne }) => ligne.id)).toEqual(['2025-s1']);
  });

  test('a line without a year stays where somebody is filling it [R4.77]', () => {
    const projet = { ...aProjet({}, [2024]), cofinancements: [{ id: 'c1', nom: 'Ville' }] };
    expect(only(projet, cible(2024, 2024)).corps.cofinancements).toEqual([{ id: 'c1', nom: 'Ville' }]);
  });

  test('every year has its amount to ask and its budget, at their stable places [R4.78]', () => {
    const { corps } = only(aProjet({ periode: 'Pluriannuel' }, [2025]), cible(2024, 2026));
    expect(corps.financements).toEqual(
      [asked(2024, null), asked(2025, 1000), asked(2026, null)].map((one) =>
        one.montant_demande === null ? emptyFinancement(Number(one.annee), 's1') : one,
      ),
    );
    expect(corps.budgets).toEqual([budget(2024), budget(2025, 3000), budget(2026)]);
  });

  test('another service asked in a year does not stand for the first one [R4.78]', () => {
    const projet = { description: {}, financements: [asked(2024, 500, 's2')], budgets: [budget(2024)] };
    expect(only(projet, cible(2024, 2024)).corps.financements?.map((one) => one.id)).toEqual([
      '2024-s2',
      '2024-s1',
    ]);
  });
});

describe('what was kept aside', () => {
  const dropped = only(aProjet({ periode: 'Pluriannuel' }, [2024, 2025]), cible(2024, 2024));

  test('comes back with its year', () => {
    const asMultiYear = {
      ...dropped.corps,
      description: { ...dropped.corps.description, periode: 'Pluriannuel' as const },
    };
    const again = only(asMultiYear, cible(2024, 2025), dropped.retraits);
    expect(again.corps.financements).toEqual([asked(2024, 1000), asked(2025, 1000)]);
    expect(again.corps.budgets).toEqual([budget(2024, 3000), budget(2025, 3000)]);
    expect(again.repris).toEqual(dropped.retraits);
    expect(again.retraits).toEqual([]);
  });

  test('does not replace what was typed again since', () => {
    const typed = aProjet({ periode: 'Pluriannuel' }, [2024, 2025]);
    typed.financements = [asked(2024, 1000), asked(2025, 9)];
    const again = only(typed, cible(2024, 2025), dropped.retraits);
    expect(again.corps.financements?.map((one) => one.montant_demande)).toEqual([1000, 9]);
    expect(again.repris).toEqual([]);
  });

  test('is nobody else’s', () => {
    const again = realign(
      [{ id: 'p2', corps: aProjet({ periode: 'Pluriannuel' }, [2024]) }],
      cible(2024, 2025),
      dropped.retraits,
    );
    expect(again.repris).toEqual([]);
  });
});

describe('how many projects change', () => {
  test('none when all is as it must be', () => {
    const first = only(aProjet({ periode: 'Pluriannuel' }, [2024, 2025]), cible(2024, 2025));
    expect(first.ajustes).toBe(0);
    expect(realign([{ id: 'p1', corps: first.corps }], cible(2024, 2025)).projets).toEqual([]);
  });

  test('those that lose or get a year', () => {
    const all = realign(
      [
        { id: 'p1', corps: aProjet({ periode: 'Pluriannuel' }, [2024, 2025]) },
        { id: 'p2', corps: aProjet({ periode: 'Annuel' }, [2024]) },
        { id: 'p3', corps: aProjet({ periode: 'Pluriannuel' }, [2024, 2025, 2026]) },
      ],
      cible(2024, 2025),
    );
    expect(all.ajustes).toBe(1);
  });
});
