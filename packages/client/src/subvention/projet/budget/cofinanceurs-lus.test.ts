import { expect, it } from 'vitest';
import { ecrituresCofinanceurs } from './cofinanceurs-lus.ts';

const newId = () => 'n';
const ville = { compte: '74-4', nom: 'Ville d’Arles', euros: 500 };

it('a new funder is added as asked for, with its kind and its year', () => {
  expect(ecrituresCofinanceurs([], { annee: 2027, cofinanceurs: [ville], newId })).toEqual([
    {
      path: 'cofinancements.n',
      value: { id: 'n', annee: 2027, nom: 'Ville d’Arles', compte: '74-4', etat: 'demande', montant: 500 },
    },
  ]);
});

it('one already named for the year takes the amount of the table; another year is another line', () => {
  const present = [
    { id: 'a', annee: 2026, nom: 'Ville d’Arles', compte: '74-4', montant: 100 },
    { id: 'b', annee: 2027, nom: 'Ville d’Arles', compte: '74-4', montant: 200 },
  ];
  expect(ecrituresCofinanceurs(present, { annee: 2027, cofinanceurs: [ville], newId })).toEqual([
    { path: 'cofinancements.b.montant', value: 500 },
  ]);
});

it('two lines of one funder are one subvention', () => {
  const [written] = ecrituresCofinanceurs([], { annee: 2027, cofinanceurs: [ville, ville], newId });
  expect(written?.value).toMatchObject({ montant: 1000 });
});
