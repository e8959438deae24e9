import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { describe, expect, it } from 'vitest';
import {
  addressValues,
  filterValues,
  knownValues,
  listFileFilters,
  type Search,
  type TableFiltres,
} from './instruction-filters.ts';

const searchOf = (text: string): Search => {
  const search = new URLSearchParams(text);
  return { get: (name) => search.get(name), all: (name) => search.getAll(name) };
};

const table: TableFiltres = {
  etats: {
    label: 'État',
    inBar: true,
    options: [
      { value: 'D', label: 'transmis' },
      { value: '7', label: 'en cours de paiement' },
      { value: '8', label: 'en cours de paiement' },
    ],
  },
  exercices: { label: 'Exercice', inBar: true },
  couleur: { label: 'Couleur', inBar: true },
  demandeur: { label: 'Établissement', inBar: false },
};

const anItem = (colonnes: DossierItem['colonnes'], description: object = {}) =>
  ({ description, colonnes }) as DossierItem;

const known = {
  exercices: [{ value: '2027', label: '2027' }],
  couleur: [{ value: 'rouge', label: 'rouge' }],
};

describe('filters of the queue', () => {
  it('are the rows of the table that the bar shows, a row just added among them', () => {
    expect(listFileFilters({}, known, table).map(({ key, label }) => `${key} ${label}`)).toEqual([
      'etats État',
      'exercices Exercice',
      'couleur Couleur',
    ]);
  });

  it('leave out a value of an old address that no longer means anything: the call would refuse it', () => {
    expect(filterValues(searchOf('etats=ZZ&etats=D&demandeur=66101723600018'), table)).toEqual({
      etats: ['D'],
      demandeur: ['66101723600018'],
    });
  });

  it('leave out one that has nothing to choose from', () => {
    expect(listFileFilters({}, {}, table).map(({ key }) => key)).toEqual(['etats']);
  });

  it('show what only the address can set, once it has, so that it can be taken away', () => {
    const [shown] = listFileFilters({ demandeur: ['66101723600018'] }, {}, table).slice(-1);
    expect(shown).toMatchObject({
      key: 'demandeur',
      options: [{ value: '66101723600018', label: '66101723600018' }],
    });
  });

  it('offer two codes of one label as one choice, and ask both', () => {
    const [etats] = listFileFilters({}, {}, table);
    expect(etats?.options.map(({ value }) => value)).toEqual(['D', '7']);
    expect(addressValues({ etats: ['7'] }, table).etats).toEqual(['7', '8']);
    expect(filterValues(searchOf('?etats=8&etats=7&etats=D'), table)).toEqual({ etats: ['7', 'D'] });
  });

  it('go to the address and back without a change', () => {
    const values = { etats: ['D', '7'], couleur: ['rouge'] };
    const address = new URLSearchParams(
      Object.entries(addressValues(values, table)).flatMap(([name, all]) => all.map((one) => [name, one])),
    );
    expect(filterValues(searchOf(String(address)), table)).toEqual(values);
  });

  it('put those after the second in « Plus »', () => {
    const many: TableFiltres = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((key) => [
        key,
        { label: key, inBar: true, options: [{ value: '1', label: '1' }] },
      ]),
    );
    expect(listFileFilters({}, {}, many).map(({ isRare }) => isRare)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('values without a fixed list', () => {
  it('are those the dossiers have, each once, the newest year first, names in order', () => {
    const items = [
      anItem({ exercices: 2025, couleur: 'vert' }),
      anItem({ exercices: 2027, couleur: 'écru' }),
      anItem({ exercices: 2025, couleur: null }),
    ];
    expect(knownValues(items, table)).toEqual({
      exercices: [
        { value: '2027', label: '2027' },
        { value: '2025', label: '2025' },
      ],
      couleur: [
        { value: 'écru', label: 'écru' },
        { value: 'vert', label: 'vert' },
      ],
      demandeur: [],
    });
  });

  it('ask by the code of the head where the column shows a label', () => {
    const types: TableFiltres = { id_sous_type_dispositif: { label: 'Type', inBar: true } };
    const item = anItem(
      { id_sous_type_dispositif: 'Formation des bénévoles' },
      { id_sous_type_dispositif: 'FDB' },
    );
    expect(knownValues([item], types).id_sous_type_dispositif).toEqual([
      { value: 'FDB', label: 'Formation des bénévoles' },
    ]);
  });
});
