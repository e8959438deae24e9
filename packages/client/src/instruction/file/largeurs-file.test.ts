import { expect, it } from 'vitest';
import { largeurOf } from './largeurs-file.ts';
import type { LigneFile } from './ligne-file.ts';

const row = (montant_demande: number, propose: number | null = null) =>
  ({ montant_demande, montant_accorde: null, colonnes: { propose } }) as unknown as LigneFile;

it('a column of amounts is as wide as its longest sum, so that none is cut', () => {
  const rows = [row(2000), row(129_600, 1_050_000), row(950)];
  expect(largeurOf('demande', rows)).toBe('max(5rem, 9ch + 1.25rem)');
  expect(largeurOf('propose', rows)).toBe('max(5rem, 11ch + 1.25rem)');
  expect(largeurOf('accorde', [])).toBe('max(5rem, 0ch + 1.25rem)');
});

it('other columns keep their width whatever the rows', () => {
  expect([largeurOf('numero', []), largeurOf('projet', [row(1)])]).toEqual(['6.25rem', undefined]);
});
