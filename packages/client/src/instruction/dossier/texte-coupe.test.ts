import { describe, expect, it } from 'vitest';
import { cutTexte } from './texte-coupe.ts';

const mots = (n: number) => Array.from({ length: n }, (_, rang) => `mot${rang % 10}`).join(' ');

describe('a long text', () => {
  it('is cut between two words, and its two parts are the whole text', () => {
    const texte = mots(100);
    const { debut, suite } = cutTexte(texte, 200) ?? { debut: '', suite: '' };
    expect(debut.length).toBeLessThanOrEqual(200);
    expect(debut.length).toBeGreaterThan(180);
    expect(`${debut} ${suite}`).toBe(texte);
  });

  it('stays whole when it is short, or when what would be hidden is not worth a press', () => {
    expect(cutTexte(mots(20), 200)).toBeNull();
    expect(cutTexte(mots(45), 200)).toBeNull();
    expect(cutTexte('', 200)).toBeNull();
  });

  it('is never cut inside a word, even a very long one', () => {
    expect(cutTexte('a'.repeat(1000), 200)).toBeNull();
  });

  it('counts its short lines as lines', () => {
    const liste = Array.from({ length: 30 }, () => 'un point').join('\n');
    expect(cutTexte(liste, 680)).toBeNull();
    expect(cutTexte(liste, 680, 85)?.debut.split('\n').length).toBeLessThan(20);
  });
});
