import { describe, expect, it } from 'vitest';
import { phraseMax } from './completude/completude.rules.ts';
import { sayEpingle, sayLieu } from './epingle.rules.ts';

describe('the place of what is pinned', () => {
  it.each([
    [{ page: 2, pages: 3, y: 0.9 }, 'Page 2, en bas'],
    [{ page: 1, pages: 3, y: null }, 'Page 1'],
    [{ page: 1, pages: 1, y: 0 }, 'En haut'],
    [{ page: 1, pages: 1, y: 0.5 }, 'Au milieu'],
    [{ page: 1, pages: 1, y: 1 }, 'En bas'],
    [{ page: 1, pages: 1, y: null }, ''],
  ])('%j is said « %s »', (lieu, said) => {
    expect(sayLieu(lieu)).toBe(said);
  });
});

describe('the sentence of a point', () => {
  const lieu = { page: 2, pages: 3, y: 0.1 };

  it('begins with the place, and follows what was written before', () => {
    expect(sayEpingle(undefined, { texte: ' Le devis dit 960 €. ', lieu })).toBe(
      'Page 2, en haut\u00a0: Le devis dit 960 €.',
    );
    expect(sayEpingle('La date manque', { texte: 'Illisible.', lieu })).toBe(
      'La date manque. Page 2, en haut\u00a0: Illisible.',
    );
    expect(sayEpingle('Trop cher.', { texte: 'Et quand ?', lieu: null })).toBe('Trop cher. Et quand ?');
  });

  it('is refused rather than cut when it is too long', () => {
    expect(sayEpingle('a'.repeat(phraseMax - 10), { texte: 'Illisible.', lieu })).toBeNull();
  });
});
