import { describe, expect, it } from 'vitest';
import {
  accordeIci,
  depassees,
  type EnveloppeDuDossier,
  enveloppeSaid,
  resteApres,
  resteAvant,
  resteDe,
} from './enveloppe.rules.ts';

const enveloppe = (changes: Partial<EnveloppeDuDossier> = {}): EnveloppeDuDossier => ({
  total: 480_000,
  accorde: 210_000,
  propose: 95_000,
  propose_ici: 0,
  exercice: 2027,
  sous_dispositif: '',
  ...changes,
});
const grant = (montant_accorde: number, annee = 2027) => [{ annee, montant_accorde }];

describe('an envelope', () => {
  it('leaves what is neither granted nor proposed', () => {
    expect(resteDe(enveloppe())).toBe(175_000);
    expect(resteDe(enveloppe({ accorde: 480_000, propose: 0.01 }))).toBe(-0.01);
  });

  it('does not count against a decision what was proposed for it', () => {
    expect(resteAvant(enveloppe({ propose_ici: 4000 }))).toBe(179_000);
    expect(resteApres(enveloppe({ propose_ici: 4000 }), grant(4000))).toBe(175_000);
  });

  it('is taken from by its own year alone', () => {
    const montants = [...grant(1500), ...grant(2500, 2028)];
    expect(accordeIci({ exercice: 2027 }, montants)).toBe(1500);
    expect(accordeIci({ exercice: 2029 }, montants)).toBe(0);
  });

  it.each([
    [174_999.99, 0],
    [175_000, 0],
    [175_000.01, 1],
  ])('granting %d € of the 175 000 € left exceeds it %d times', (euros, times) => {
    expect(depassees([enveloppe()], grant(euros))).toHaveLength(times);
  });

  it('already exceeded, is not exceeded by what takes nothing from it', () => {
    const over = enveloppe({ accorde: 500_000 });
    expect(depassees([over], grant(10, 2028))).toEqual([]);
    expect(depassees([over], grant(0))).toEqual([]);
    expect(depassees([over], grant(1))).toEqual([over]);
  });

  it('is said before and after', () => {
    expect(enveloppeSaid(enveloppe(), grant(4000)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      'reste 175 000 €, après décision 171 000 €',
    );
  });
});
