import { expect, test } from 'vitest';
import { isNomTri, nomsTris, readTri, triName, trisDossiers } from './dossier-tris.rows.ts';

test('sorts by eight things, each both ways', () => {
  expect(trisDossiers).toEqual([
    'modifie',
    'numero',
    'association',
    'exercice',
    'etat',
    'demande',
    'transmis',
    'note',
  ]);
  expect(nomsTris).toHaveLength(16);
});

test.each([
  ['numero', { tri: 'numero', sens: 'asc' }],
  ['-demande', { tri: 'demande', sens: 'desc' }],
  ['-modifie', { tri: 'modifie', sens: 'desc' }],
])('reads %s as it is written', (nom, tri) => {
  expect(readTri(nom)).toEqual(tri);
  expect(triName(readTri(nom))).toBe(nom);
});

test.each([null, undefined, '', 'couleur', '--numero'])('reads %s as the newest movement first', (nom) => {
  expect(readTri(nom)).toEqual({ tri: 'modifie', sens: 'desc' });
  expect(isNomTri(nom ?? '')).toBe(false);
});
