import { describe, expect, it } from 'vitest';
import { computeEmpreinte, empreinteBudget, measureLikeness, ressemblanceMin } from './empreinte.rules.ts';

const mots = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `mot${(from + at) * 7}`).join(' ');
const between = (one: string, other: string) =>
  measureLikeness(computeEmpreinte(one)?.minima ?? [], computeEmpreinte(other)?.minima ?? []);

describe('the fingerprint of a text', () => {
  it('is the same whatever the capitals, the accents and the punctuation', () => {
    const texte = `${mots(0, 60)} Éducation, été`;
    expect(computeEmpreinte(texte.toUpperCase().replaceAll(' ', '  '))).toEqual(
      computeEmpreinte(texte.replace('É', 'E').replaceAll('é', 'e')),
    );
  });

  it('stays close when a few words change, and shares a band, by which it is found', () => {
    const [one, other] = [mots(0, 300), mots(0, 300).replace('mot700 ', 'autre ')];
    expect(between(one, other)).toBeGreaterThan(ressemblanceMin);
    const bandes = new Set(computeEmpreinte(one)?.bandes);
    expect(computeEmpreinte(other)?.bandes.some((bande) => bandes.has(bande))).toBe(true);
  });

  it('is far from that of another text, and there is none of a short one', () => {
    expect(between(mots(0, 300), mots(1000, 300))).toBeLessThan(0.2);
    expect(computeEmpreinte(mots(0, 39))).toBeNull();
    expect(measureLikeness([], [])).toBe(0);
  });
});

it('a budget is known by its amounts, whatever their order, and not when it says too little', () => {
  const budget = { '60': 100, '61': '250', '62': 30.2, '64': 900 };
  expect(empreinteBudget({ '64': 900, '62': 30, '61': 250, '60': 100, '65': 0 })).toBe(
    empreinteBudget(budget),
  );
  expect(empreinteBudget({ ...budget, '64': 901 })).not.toBe(empreinteBudget(budget));
  expect(empreinteBudget({ '60': 100, '61': 250, '62': 30 })).toBeNull();
});
