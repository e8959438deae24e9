import { expect, test } from 'vitest';
import { showsBegun } from './brouillon-connu.rules.ts';

const asked = { filtres: {}, tri: 'transmis', searchesWords: false } as const;

test.each([
  ['nothing but the drafts', { filtres: { etats: ['A'] } }, true],
  ['those of an exercice', { filtres: { etats: ['A'], exercices: ['2027'] } }, true],
  ['those of an association', { filtres: { etats: ['A'], demandeur: ['81234567600012'] } }, true],
  ['a filter without a value', { filtres: { etats: ['A'], statuts: [] } }, true],
  ['those that are complete', { filtres: { etats: ['A'], statuts: ['complet'] } }, false],
  ['those that ask for much', { filtres: { etats: ['A'], demande_min: ['5000'] } }, false],
  ['those that a person began', { filtres: { etats: ['A'], createdBy: ['x'] } }, false],
  ['the dearest first', { tri: 'demande' }, false],
  ['words', { searchesWords: true }, false],
] as const)(
  'a list that asks for %s: are the drafts only known to be begun in it? %#',
  (_, more, expected) => {
    expect(showsBegun({ ...asked, ...more })).toBe(expected);
  },
);
