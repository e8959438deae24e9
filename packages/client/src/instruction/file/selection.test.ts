import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { beforeEach, expect, test } from 'vitest';
import { searchOf } from './instruction-query.ts';
import {
  demandeOf,
  enVueSeulement,
  envoiOf,
  exportOf,
  horsDeVue,
  isChosen,
  keepSelection,
  keptSelection,
  listeOf,
  nombreOf,
  rienOf,
  toutOf,
  withChosen,
} from './selection.ts';

const row = (n: number) =>
  ({ id: `id-${n}`, id_fo: `27-00000${n}`, montant_demande: n * 1000 }) as DossierItem;
const first = [row(1), row(2)];
const second = [row(3)];

beforeEach(() => sessionStorage.clear());

test('a list is the same whatever its order and its page', () => {
  const liste = (address: string) => listeOf(searchOf(address));
  expect(liste('?etats=D&tri=numero&page=abc')).toBe(liste('?etats=D'));
  expect(liste('?etats=D')).not.toBe(liste('?etats=2'));
});

test('what is ticked on one page stays ticked on the next, with what it asks', () => {
  const one = withChosen(keptSelection('l'), first, new Set(['27-000001']));
  const two = withChosen(one, second, new Set(['27-000003']));
  expect([nombreOf(two, 412), demandeOf(two)]).toEqual([2, 4000]);
  expect(first.map(({ id_fo }) => isChosen(two, id_fo))).toEqual([true, false]);
  keepSelection(two);
  expect(keptSelection('l')).toEqual(two);
  expect(keptSelection('autre')).toEqual({ liste: 'autre', isTout: false, nommes: {} });
  expect(envoiOf(two, searchOf('?'))).toEqual({ ids: ['id-1', 'id-3'] });
});

test('those that the page does not show are counted, and left by one press', () => {
  const three = withChosen(keptSelection('l'), [...first, ...second], new Set(['27-000001', '27-000003']));
  expect([horsDeVue(three, [...first, ...second]), horsDeVue(three, first), horsDeVue(three, [])]).toEqual([
    0, 1, 2,
  ]);
  expect(enVueSeulement(three, first)).toEqual(withChosen(keptSelection('l'), first, new Set(['27-000001'])));
  // All of the list is said by its number, wherever its lines are.
  expect(horsDeVue(toutOf(three), first)).toBe(0);
});

test('the dossiers of one page keep its order, whichever was ticked first', () => {
  const last = withChosen(keptSelection('l'), first, new Set(['27-000002']));
  const both = withChosen(last, first, new Set(['27-000002', '27-000001']));
  expect(envoiOf(both, searchOf('?'))).toEqual({ ids: ['id-1', 'id-2'] });
});

test('all of them, but those that are unticked: found by the filters of the list', () => {
  const tout = withChosen(toutOf(keptSelection('l')), first, new Set(['27-000002']));
  expect([nombreOf(tout, 412), demandeOf(tout), isChosen(tout, '27-000009')]).toEqual([411, null, true]);
  expect(envoiOf(tout, searchOf('?etats=D&q=voile&tri=numero'))).toEqual({
    filtres: { etats: ['D'], searchQuery: 'voile' },
    sauf: ['id-1'],
    tri: 'numero',
  });
  expect(nombreOf(rienOf(tout), 412)).toBe(0);
});

test('an export takes exactly what is ticked, or the whole list but what was taken out', () => {
  const two = withChosen(keptSelection('l'), [...first, ...second], new Set(['27-000001', '27-000003']));
  expect(exportOf(two)).toEqual({ ids: ['id-1', 'id-3'] });
  expect(exportOf(toutOf(two))).toEqual({});
  expect(exportOf(withChosen(toutOf(two), first, new Set(['27-000001'])))).toEqual({ sauf: ['id-2'] });
  const rows = (n: number) => Array.from({ length: n }, (_, rang) => row(rang));
  const ticked = (n: number) => withChosen(rienOf(two), rows(n), new Set(rows(n).map(({ id_fo }) => id_fo)));
  expect([exportOf(ticked(200))?.ids?.length, exportOf(ticked(201))]).toEqual([200, null]);
});
