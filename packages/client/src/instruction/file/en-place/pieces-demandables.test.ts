import { expect, it } from 'vitest';
import {
  type DossierLu,
  piecesDemandables,
  piecesToAsk,
  sayDemandeReady,
  sayPieceDemandable,
} from './pieces-demandables.ts';

const piece = (code: string, isThere: boolean) => ({
  ...{ code, label: `La pièce ${code}`, nature: 'AUT', obligatoire: true },
  document: isThere ? { uuid: code } : null,
});

const dossier = (id_fo: string, pieces: readonly ReturnType<typeof piece>[]) =>
  ({ id_fo, version: 1, pieces }) as unknown as DossierLu;

const first = dossier('27-000001', [piece('A', false), piece('B', true)]);
const second = dossier('27-000002', [piece('A', false), piece('B', false)]);

it('offers what is lacking, the most lacking first, then what is there, then a piece that nothing foresaw', () => {
  const all = piecesDemandables([first, second]);
  expect(all.map(({ id, isManquante, dossiers }) => [id, isManquante, dossiers])).toEqual([
    ['piece-A', true, ['27-000001', '27-000002']],
    ['piece-B', true, ['27-000002']],
    ['piece-B jointe', false, ['27-000001']],
    ['piece-HORS-LISTE', false, ['27-000001', '27-000002']],
  ]);
  expect(all.map((one) => sayPieceDemandable(one, 2).replaceAll('\u00A0', ' '))).toEqual([
    'La pièce A : manque à 2 dossiers',
    'La pièce B : manque à 1 dossier',
    'La pièce B : déjà là dans 1 dossier, à refaire',
    'Autre pièce, que la phrase nomme',
  ]);
});

it('asks a dossier for what it lacks, or for what it joined and must join again, never one for the other', () => {
  const codes = (dossier: DossierLu, ids: readonly string[]) =>
    piecesToAsk(dossier, ids).map(({ code }) => code);
  expect(codes(first, ['piece-A', 'piece-B'])).toEqual(['piece-A']);
  expect(codes(first, ['piece-B'])).toEqual([]);
  expect(codes(first, ['piece-B jointe'])).toEqual(['piece-B']);
  expect(codes(second, ['piece-B jointe'])).toEqual([]);
  expect(codes(second, ['piece-HORS-LISTE'])).toEqual(['piece-HORS-LISTE']);
});

it('says who reads it, and what was already awaited', () => {
  const manques = [{ code: 'piece-A', libelle: 'La pièce A', phrase: 'Elle manque.' }];
  const said = (personnes: number, remplace: string | null) =>
    sayDemandeReady({ manques, personnes, remplace }).replaceAll('\u00A0', ' ');
  expect(said(2, null)).toBe('La pièce A (2 personnes prévenues).');
  expect(said(0, '1 pièce')).toBe(
    'La pièce A (personne n’est prévenu par courriel). Remplace ce qui est déjà attendu : 1 pièce.',
  );
});
