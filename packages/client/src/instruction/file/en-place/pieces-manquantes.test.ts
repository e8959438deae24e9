import { expect, it } from 'vitest';
import { aDemander, type DossierLu, piecesManquantes } from './pieces-manquantes.ts';

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
  expect(aDemander(first, ['piece-A', 'piece-B'], 'Elle manque.')).toEqual([
    { code: 'piece-A', phrase: 'Elle manque.' },
  ]);
  expect(aDemander(first, ['piece-B'], 'Elle manque.')).toEqual([]);
});
