import { expect, it } from 'vitest';
import { sayApercuFusion, sayFusionUndone, sayNumerosMerged } from './fusion.words.ts';

it('says what will be moved, and what is on both files', () => {
  expect(
    sayApercuFusion([
      { table: 'dossier', nombre: 3, doublons: 0 },
      { table: 'budget_annuel', nombre: 1, doublons: 2 },
      { table: 'rib', nombre: 0, doublons: 0 },
      { table: 'haa_adresse', nombre: 4, doublons: 0 },
    ]),
  ).toEqual([
    { quoi: '3\u00a0dossiers', doublons: null },
    {
      quoi: '1\u00a0budget annuel',
      doublons: '2\u00a0doublons. La fiche gardée a déjà une ligne pareille : c’est elle qui reste affichée.',
    },
  ]);
});

it('says what becomes of each number', () => {
  const said = sayNumerosMerged({ pris: { id_siren: '900000019' }, anterieurs: { id_rna: 'W751234601' } });
  expect(said).toEqual([
    'SIREN 900\u00a0000\u00a0019 : la fiche gardée le portera.',
    'RNA W751234601 : il mènera à la fiche gardée, qui garde le sien.',
  ]);
});

it('says what came back and what did not', () => {
  expect(sayFusionUndone({ revenus: 12, restes: 0 })).toBe(
    'La fusion est annulée : 12\u00a0éléments sont revenus sur l’autre fiche. Ce qui a été fait depuis la fusion reste sur cette fiche.',
  );
  expect(sayFusionUndone({ revenus: 1, restes: 1 })).toContain(
    '1\u00a0élément n’existe plus ou a été déplacé depuis.',
  );
});
