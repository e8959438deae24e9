import type { VueView } from '@asso/contract/instruction/vue.endpoints';
import { describe, expect, it } from 'vitest';
import { parseFileSearch } from './instruction-query.ts';
import { findPresentVue, moveVue, savedVueHref, sayVueKeeps, toContenuVue } from './vues-enregistrees.ts';

const aVue = (changes: Partial<VueView> = {}): VueView => ({
  id: 'v1',
  nom: 'Gros montants',
  filtres: { etats: ['D', '2'], demande_min: ['5000'] },
  recherche: 'judo club',
  tri: '-demande',
  colonnes: null,
  id_service: null,
  par: null,
  version: 1,
  rights: {},
  ...changes,
});
const href = '/dossiers?etats=D&etats=2&demande_min=5000&q=judo+club&tri=-demande&vue=v1';
const at = (address: string) => parseFileSearch(address.split('?')[1] ?? '');

describe('a view of the queue', () => {
  it('is an address that names it', () => expect(savedVueHref(aVue())).toBe(href));

  it('of approvals alone leads to their list', () => {
    const vue = aVue({ filtres: { genres: ['agrement'] }, recherche: '', tri: null });
    expect(savedVueHref(vue)).toBe('/demande-agrements/dossiers?genres=agrement&vue=v1');
  });

  it('is known by its name, and modified once another thing is asked', () => {
    expect(findPresentVue(at(href), [aVue()])).toMatchObject({ isModifiee: false });
    expect(findPresentVue(at(`${href}&page=abc`), [aVue()])).toMatchObject({ isModifiee: false });
    expect(findPresentVue(at(`${href}&statuts=complet`), [aVue()])).toMatchObject({ isModifiee: true });
    expect(findPresentVue(at(href.replace('-demande', 'numero')), [aVue()])).toMatchObject({
      isModifiee: true,
    });
    expect(findPresentVue(at(href), [])).toBeNull();
  });

  it('keeps what the address asks', () => {
    expect(toContenuVue(at(href), ['note'])).toEqual({
      filtres: { etats: ['D', '2'], demande_min: ['5000'] },
      recherche: 'judo club',
      tri: '-demande',
      colonnes: ['note'],
    });
  });

  it('says what it would keep, before it is named', () => {
    expect(sayVueKeeps(toContenuVue(at(href), ['note']))).toBe(
      'Elle garde 2 filtres, les mots « judo club », l’ordre affiché et 1 colonne.',
    );
    expect(sayVueKeeps(toContenuVue(at('/dossiers'), ['note', 'etat']))).toBe(
      'Elle garde 0 filtre, l’ordre affiché et 2 colonnes.',
    );
  });
});

it.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
  ['z', 1, ['a', 'b', 'c']],
] as const)('moves %s by %d', (id, by, expected) => {
  expect(moveVue(['a', 'b', 'c'], id, by)).toEqual(expected);
});
