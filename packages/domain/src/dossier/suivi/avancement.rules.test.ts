import { expect, it } from 'vitest';
import { isAtStudy, isNonTransmis, ordreEtats } from '../instruction.states.ts';
import { etapesAtteintes, isAchevee, listEtapesSuivi } from './avancement.rules.ts';

it.each([
  ['A', 0],
  ['B', 0],
  ['C', 0],
  ['D', 1],
  ['2', 2],
  ['6', 3],
  ['7', 3],
  ['8', 3],
  ['9', 4],
  ['10', 5],
  ['11', 0],
  ['12', 0],
] as const)('in state %s, %i steps are behind a dossier', (etat, steps) => {
  expect(etapesAtteintes(etat)).toBe(steps);
});

it.each([
  ['not transmitted', isNonTransmis, ['A', 'C']],
  ['with a service that decides', isAtStudy, ['D', '2']],
])('a dossier is %s in these states and no other', (_what, holds, etats) => {
  expect(ordreEtats.filter(holds)).toEqual(etats);
});

it('of a grant there are five steps, of an approval three: granted, it is over', () => {
  expect(listEtapesSuivi('subvention')).toEqual(['Transmis', 'Étudié', 'Décidé', 'Versé', 'Compte rendu']);
  expect(listEtapesSuivi('agrement')).toEqual(['Transmis', 'Étudié', 'Décidé']);
  const over = (genre: 'subvention' | 'agrement') => ordreEtats.filter((etat) => isAchevee({ etat, genre }));
  expect([over('subvention'), over('agrement')]).toEqual([['10'], ['6', '7', '8']]);
});
