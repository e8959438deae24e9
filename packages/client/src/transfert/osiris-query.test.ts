import { expect, it } from 'vitest';
import { filtresOsiris, listExerciceYears, vueOsiris } from './osiris-query.ts';

const programme = { code: '163', libelle: 'Jeunesse', dispositifs: [], version: 1 };

it('shows the programmes to who administers the area alone', () => {
  expect([vueOsiris('programmes', true), vueOsiris('programmes', false)]).toEqual(['programmes', 'dossiers']);
  expect([vueOsiris('exports', false), vueOsiris(null, true)]).toEqual(['exports', 'dossiers']);
});

it('offers the years around this one, and sub-schemes where there is a choice', () => {
  expect(listExerciceYears(2027)).toEqual(['2028', '2027', '2026', '2025', '2024', '2023']);
  const keysOf = (codes: string[]) =>
    filtresOsiris({ ...programme, sous_dispositifs: codes.map((code) => ({ code, label: code })) }, 2027).map(
      ({ key }) => key,
    );
  expect(keysOf(['FDB'])).toEqual(['exercice', 'etat', 'departement']);
  expect(keysOf(['FDB', 'FGI'])).toEqual(['exercice', 'etat', 'sous_dispositif', 'departement']);
});
