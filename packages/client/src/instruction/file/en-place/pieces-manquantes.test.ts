import { expect, it } from 'vitest';
import { aDemander, type DossierLu, piecesManquantes, pretSaid } from './pieces-manquantes.ts';

const piece = (code: string, isThere: boolean) => ({
  ...{ code, label: `La pièce ${code}`, nature: 'AUT', obligatoire: true },
  document: isThere ? { uuid: code } : null,
});

const dossier = (id_fo: string, pieces: readonly ReturnType<typeof piece>[]) =>
  ({ id_fo, version: 1, pieces }) as unknown as DossierLu;

const first = dossier('27-000001', [piece('A', false), piece('B', true)]);
const second = dossier('27-000002', [piece('A', false), piece('B', false)]);

it('counts each piece among the dossiers that lack it, the most lacking first', () => {
  expect(piecesManquantes([first, second])).toEqual([
    { code: 'piece-A', libelle: 'La pièce A', dossiers: ['27-000001', '27-000002'] },
    { code: 'piece-B', libelle: 'La pièce B', dossiers: ['27-000002'] },
  ]);
});

it('asks a dossier only what it lacks', () => {
  expect(aDemander(first, ['piece-A', 'piece-B']).map(({ code }) => code)).toEqual(['piece-A']);
  expect(aDemander(first, ['piece-B'])).toEqual([]);
});

it('says who reads it, and what was already awaited', () => {
  const manques = [{ code: 'piece-A', libelle: 'La pièce A', phrase: 'Elle manque.' }];
  const said = (personnes: number, remplace: string | null) =>
    pretSaid({ manques, personnes, remplace }).replaceAll('\u00A0', ' ');
  expect(said(2, null)).toBe('La pièce A (2 personnes prévenues).');
  expect(said(0, '1 pièce')).toBe(
    'La pièce A (personne n’est prévenu par courriel). Remplace ce qui est déjà attendu : 1 pièce.',
  );
});
