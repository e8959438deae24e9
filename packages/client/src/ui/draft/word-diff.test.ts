import { describe, expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

describe('the difference between two texts', () => {
  it('names what was taken away and what was added, word by word', () => {
    expect(diffWords('Quinze bénévoles arbitrent', 'Douze bénévoles arbitrent seuls')).toEqual([
      { kind: 'retrait', text: 'Quinze' },
      { kind: 'ajout', text: 'Douze' },
      { kind: 'pareil', text: ' bénévoles arbitrent' },
      { kind: 'ajout', text: ' seuls' },
    ]);
  });

  it('finds nothing between a text and itself', () => {
    expect(diffWords('Le même texte.', 'Le même texte.')).toEqual([
      { kind: 'pareil', text: 'Le même texte.' },
    ]);
  });

  it('gives both whole when they are too long to compare', () => {
    const long = 'mot '.repeat(500);
    expect(diffWords(long, `${long}de plus`).map(({ kind }) => kind)).toEqual(['retrait', 'ajout']);
  });

  it('gives one side when the other is empty', () => {
    expect(diffWords('', 'nouveau')).toEqual([{ kind: 'ajout', text: 'nouveau' }]);
  });
});
