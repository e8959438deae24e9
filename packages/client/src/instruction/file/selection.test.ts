import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { beforeEach, expect, test } from 'vitest';
import { parseFileSearch } from './instruction-query.ts';
import {
  countHidden,
  countSelection,
  isChosen,
  keepSelection,
  keptSelection,
  listeKey,
  selectAllLignes,
  selectNone,
  selectOnlyShown,
  sumSelection,
  toEnvoi,
  toExport,
  withChosen,
} from './selection.ts';

const row = (n: number) =>
  ({ id: `id-${n}`, id_fo: `27-00000${n}`, montant_demande: n * 1000 }) as DossierItem;
const first = [row(1), row(2)];
const second = [row(3)];

beforeEach(() => sessionStorage.clear());

test('a list is the same whatever its order and its page', () => {
  const liste = (address: string) => listeKey(parseFileSearch(address));
  expect(liste('?etats=D&tri=numero&page=abc')).toBe(liste('?etats=D'));
  expect(liste('?etats=D')).not.toBe(liste('?etats=2'));
});

test('what is ticked on one page stays ticked on the next, with what it asks', () => {
  const one = withChosen(keptSelection('l'), first, new Set(['27-000001']));
  const two = withChosen(one, second, new Set(['27-000003']));
  expect([countSelection(two, 412), sumSelection(two)]).toEqual([2, 4000]);
  expect(first.map(({ id_fo }) => isChosen(two, id_fo))).toEqual([true, false]);
  keepSelection(two);
  expect(keptSelection('l')).toEqual(two);
  expect(keptSelection('autre')).toEqual({ liste: 'autre', isTout: false, nommes: {} });
  expect(toEnvoi(two, parseFileSearch('?'))).toEqual({ ids: ['id-1', 'id-3'] });
});

test('those that the page does not show are counted, and left by one press', () => {
  const three = withChosen(keptSelection('l'), [...first, ...second], new Set(['27-000001', '27-000003']));
  expect([
    countHidden(three, [...first, ...second]),
    countHidden(three, first),
    countHidden(three, []),
  ]).toEqual([0, 1, 2]);
  expect(selectOnlyShown(three, first)).toEqual(
    withChosen(keptSelection('l'), first, new Set(['27-000001'])),
  );
  // All of the list is said by its number, wherever its lines are.
  expect(countHidden(selectAllLignes(three), first)).toBe(0);
});

test('the dossiers of one page keep its order, whichever was ticked first', () => {
  const last = withChosen(keptSelection('l'), first, new Set(['27-000002']));
  const both = withChosen(last, first, new Set(['27-000002', '27-000001']));
  expect(toEnvoi(both, parseFileSearch('?'))).toEqual({ ids: ['id-1', 'id-2'] });
});

test('all of them, but those that are unticked: found by the filters of the list', () => {
  const tout = withChosen(selectAllLignes(keptSelection('l')), first, new Set(['27-000002']));
  expect([countSelection(tout, 412), sumSelection(tout), isChosen(tout, '27-000009')]).toEqual([
    411,
    null,
    true,
  ]);
  expect(toEnvoi(tout, parseFileSearch('?etats=D&q=voile&tri=numero'))).toEqual({
    filtres: { etats: ['D'], searchQuery: 'voile' },
    sauf: ['id-1'],
    tri: 'numero',
  });
  expect(countSelection(selectNone(tout), 412)).toBe(0);
});

test('an export takes exactly what is ticked, or the whole list but what was taken out', () => {
  const two = withChosen(keptSelection('l'), [...first, ...second], new Set(['27-000001', '27-000003']));
  expect(toExport(two)).toEqual({ ids: ['id-1', 'id-3'] });
  expect(toExport(selectAllLignes(two))).toEqual({});
  expect(toExport(withChosen(selectAllLignes(two), first, new Set(['27-000001'])))).toEqual({
    sauf: ['id-2'],
  });
  const rows = (n: number) => Array.from({ length: n }, (_, rang) => row(rang));
  const ticked = (n: number) =>
    withChosen(selectNone(two), rows(n), new Set(rows(n).map(({ id_fo }) => id_fo)));
  expect([toExport(ticked(200))?.ids?.length, toExport(ticked(201))]).toEqual([200, null]);
});
