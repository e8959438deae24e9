import { describe, expect, it } from 'vitest';
import { computeMesure, type RythmeCompte, rythmeAnnee } from './rythme.rules.ts';

const compte = (changes: Partial<RythmeCompte>): RythmeCompte => ({
  ...{ annee: 2027, mois: 3, quoi: 'decider', jours: 40, n: 1, tenus: 1 },
  ...changes,
});

describe('the delays of a service', () => {
  it.each([
    [4, null],
    [5, 40],
  ])('of %i decisions are %s: fewer than five would say more of one dossier', (n, mediane) => {
    expect(computeMesure([compte({ n, tenus: n })]).mediane).toBe(mediane);
  });

  it('are a median, nine out of ten, a share kept and the longest', () => {
    const comptes = [compte({ jours: 10, n: 5, tenus: 5 }), compte({ jours: 70, n: 5, tenus: 0 })];
    expect(computeMesure(comptes)).toEqual({
      n: 10,
      mediane: 10,
      neuviemeDecile: 70,
      aTemps: 50,
      lePlusLong: 70,
    });
  });

  it('are those of one year, month by month, without the months in which nothing happened', () => {
    const comptes = [
      compte({ n: 5, tenus: 4 }),
      compte({ mois: 5, quoi: 'payer', jours: 20, n: 6, tenus: 6 }),
      compte({ annee: 2026, jours: 99, n: 7, tenus: 0 }),
    ];
    const { decider, payer, argent, mois } = rythmeAnnee(comptes, 2027);
    expect([decider.mediane, decider.aTemps, payer.mediane, argent.n]).toEqual([40, 80, 20, 0]);
    expect(mois.map((one) => [one.mois, one.decider.n, one.payer.n])).toEqual([
      [3, 5, 0],
      [5, 0, 6],
    ]);
    expect(rythmeAnnee(comptes, 2026).decider.mediane).toBe(99);
  });
});
