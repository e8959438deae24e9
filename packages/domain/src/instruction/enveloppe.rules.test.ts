import { describe, expect, it } from 'vitest';
import {
  computeCompteEnveloppe,
  computeSolde,
  type DossierEnveloppe,
  leftToShare,
  listExceeded,
  listExceededBy,
  manqueMotifProposition,
  sayEngage,
  sayEnveloppe,
  sayProposition,
  sumCampagneAccorde,
} from './enveloppe.rules.ts';

const enveloppe = (changes: Partial<DossierEnveloppe> = {}): DossierEnveloppe => ({
  total: 480_000,
  accorde: 210_000,
  propose: 95_000,
  propose_ici: 0,
  accorde_ici: 0,
  exercice: 2027,
  sous_dispositif: '',
  ...changes,
});
const grant = (montant_accorde: number, annee = 2027) => [{ annee, montant_accorde }];

describe('an envelope', () => {
  it('leaves what is neither granted nor proposed', () => {
    expect(computeCompteEnveloppe(enveloppe()).reste).toBe(175_000);
    expect(computeCompteEnveloppe(enveloppe({ accorde: 480_000, propose: 0.01 })).reste).toBe(-0.01);
  });

  it('does not count against a decision what was proposed for it', () => {
    expect(computeCompteEnveloppe(enveloppe({ propose_ici: 4000 }), grant(4000))).toEqual({
      accorde: 210_000,
      propose: 91_000,
      ici: 4000,
      reste: 179_000,
      apres: 175_000,
      isDepassee: false,
    });
  });

  it('gets back what an amended decision had taken', () => {
    const { accorde, reste, apres } = computeCompteEnveloppe(
      enveloppe({ accorde_ici: 10_000 }),
      grant(12_000.5),
    );
    expect([accorde, reste, apres]).toEqual([200_000, 185_000, 172_999.5]);
  });

  it('is shared out by a commission before any proposal', () => {
    expect(leftToShare(enveloppe())).toBe(270_000);
  });

  it('is taken from by its own year alone', () => {
    const montants = [...grant(1500), ...grant(2500, 2028)];
    expect(computeCompteEnveloppe(enveloppe(), montants).ici).toBe(1500);
    expect(computeCompteEnveloppe(enveloppe({ exercice: 2029 }), montants).ici).toBe(0);
  });

  it.each([
    [174_999.99, 0],
    [175_000, 0],
    [175_000.01, 1],
  ])('granting %d € of the 175 000 € left exceeds it %d times', (euros, times) => {
    expect(listExceeded([enveloppe()], grant(euros))).toHaveLength(times);
  });

  it('already exceeded, is not exceeded by what takes nothing from it', () => {
    const over = enveloppe({ accorde: 500_000 });
    expect(listExceeded([over], grant(10, 2028))).toEqual([]);
    expect(listExceeded([over], grant(0))).toEqual([]);
    expect(listExceeded([over], grant(1))).toEqual([over]);
  });

  it('is said before and after', () => {
    expect(sayEnveloppe(enveloppe(), grant(4000)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      'reste 175 000 €, après décision 171 000 €',
    );
  });
});

describe('a proposal on an envelope', () => {
  const propose = (montant_propose: number | null, annee = 2027) => [{ annee, montant_propose }];

  it.each([
    // Each row is [proposed, year, number of envelopes exceeded], with 179 000 € left besides the dossier's own 4
    // 000 €.
    [179_000, 2027, 0],
    [179_000.01, 2027, 1],
    [500_000, 2028, 0],
    [null, 2027, 0],
  ])('%d € of %d goes beyond %d of them', (euros, annee, times) => {
    expect(listExceededBy([enveloppe({ propose_ici: 4000 })], propose(euros, annee))).toHaveLength(times);
  });

  it.each([
    // Each row is [before, after, stored reason, given reason, whether a reason is missing].
    [null, 175_000, '', '', false],
    [null, 175_001, '', '', true],
    [null, 175_001, '', '  ', true],
    [null, 175_001, '', 'Arbitrage', false],
    [200_000, 190_000, '', '', false],
    [200_000, 200_000, '', '', false],
    [200_000, 210_000, '', '', true],
    [200_000, 210_000, 'Arbitrage', 'Arbitrage', false],
    [200_000, 190_000, 'Arbitrage', '', true],
    [200_000, 1000, 'Arbitrage', '', false],
  ])(
    'from %s to %s € with « %s » then « %s » misses a reason: %s',
    (avant, apres, motifAvant, motif, expected) => {
      const of = {
        enveloppes: [enveloppe()],
        avant: propose(avant),
        apres: propose(apres),
        motifAvant,
        motif,
      };
      expect(manqueMotifProposition(of)).toBe(expected);
    },
  );

  it.each([
    [175_000, 'reste 0 € avec ce que vous proposez'],
    [175_001, 'dépassée de 1 € avec ce que vous proposez'],
  ])('of %d € leaves: %s', (euros, said) => {
    expect(sayProposition(enveloppe(), propose(euros)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(said);
  });

  it('is drawn as what is left, or as what is too much', () => {
    expect(computeSolde(enveloppe())).toEqual({ label: 'Reste', euros: 175_000 });
    expect(computeSolde(enveloppe({ propose: 280_000 }))).toEqual({ label: 'Dépassement', euros: 10_000 });
  });
});

describe('what a campaign grants', () => {
  it('is summed by year, and what it takes from later years is said', () => {
    const annees = [
      { annee: 2026, accorde: 250_000 },
      { annee: 2027, accorde: 20_000.5 },
      { annee: 2026, accorde: 38_100 },
      { annee: 2027, accorde: 15_999.5 },
    ];
    const campagne = sumCampagneAccorde(2026, annees);
    expect(campagne).toEqual({ accorde: 324_100, engages: [{ annee: 2027, accorde: 36_000 }] });
    expect(sayEngage(campagne.engages)?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      'dont engagé pour 2027 : 36 000 €',
    );
  });

  it('says nothing of later years when it takes nothing from them', () => {
    expect(sayEngage(sumCampagneAccorde(2026, [{ annee: 2026, accorde: 1 }]).engages)).toBeNull();
  });
});
