import { expect, test } from 'vitest';
import { chosenIn, type Filter } from '../../ui/table/filters.ts';
import { toCoffreFiltres } from './filtres-coffre.ts';

const filters: Filter[] = [
  { key: 'etablissement', label: 'Établissement', options: [{ value: '66307152000022', label: 'Base' }] },
  { key: 'type', label: 'Type', options: [{ value: 'RIB', label: 'RIB' }] },
  {
    key: 'validite',
    label: 'Validité',
    isMultiple: true,
    options: [
      { value: 'bientot', label: 'Expirent bientôt' },
      { value: 'perime', label: 'Périmés' },
    ],
  },
];
const asked = (search: string) => {
  const params = new URLSearchParams(search);
  return chosenIn(filters, { all: (name) => params.getAll(name) });
};

test.each([
  ['', {}],
  ['type=RIB&validite=perime&validite=bientot', { type: ['RIB'], validite: ['perime', 'bientot'] }],
  ['type=<script>&etablissement=00000000000000&validite=jamais&autre=1', {}],
])('of the address « %s » is kept what the filters know', (search, expected) => {
  expect(asked(search)).toEqual(expected);
});

test('the page of an establishment has chosen it, whatever its address asks besides', () => {
  expect(toCoffreFiltres(asked('etablissement=66307152000022&type=RIB'), undefined)).toEqual({
    siret: '66307152000022',
    type: 'RIB',
    validite: [],
  });
  expect(toCoffreFiltres(asked('etablissement=66307152000022'), '66307152000014').siret).toBe(
    '66307152000014',
  );
});
