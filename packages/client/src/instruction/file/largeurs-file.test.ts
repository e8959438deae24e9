import { expect, it } from 'vitest';
import { computeLargeur } from './largeurs-file.ts';
import type { LigneFile } from './ligne-file.ts';

const row = (montant_demande: number, propose: number | null = null) =>
  ({ montant_demande, montant_accorde: null, colonnes: { propose } }) as unknown as LigneFile;

it('a column of amounts is as wide as its longest sum, so that none is cut', () => {
  const rows = [row(2000), row(129_600, 1_050_000), row(950)];
  expect(computeLargeur('demande', rows)).toBe('max(5rem, 9ch + 1.25rem)');
  expect(computeLargeur('propose', rows)).toBe('max(5rem, 11ch + 1.25rem)');
  expect(computeLargeur('accorde', [])).toBe('max(5rem, 0ch + 1.25rem)');
});

it('other columns keep their width whatever the rows', () => {
  expect([computeLargeur('numero', []), computeLargeur('projet', [row(1)])]).toEqual(['6.25rem', undefined]);
});
