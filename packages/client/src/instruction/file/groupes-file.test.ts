import { expect, test } from 'vitest';
import { sortByGroupe, titleGroupes } from './groupes-file.ts';

const aLigne = (lib_sous_type_dispositif: string | null, montant_demande: number) =>
  ({ description: { lib_sous_type_dispositif }, montant_demande }) as Parameters<
    typeof sortByGroupe
  >[0][number];

const lignes = [aLigne('Formation', 1000), aLigne('Emploi', 500), aLigne('Formation', 2000), aLigne(null, 0)];

test('lines stand by group, in the order of the list inside each', () => {
  expect(sortByGroupe(lignes).map(({ montant_demande }) => montant_demande)).toEqual([500, 1000, 2000, 0]);
});

test('a group says how many it holds, and how much they ask', () => {
  const titre = titleGroupes(lignes, { isWhole: true, groupes: null });
  expect(lignes.map((one) => titre(one).replaceAll(/[\u00A0\u202F]/g, ' '))).toEqual([
    'Formation : 2 dossiers, 3 000 € demandés',
    'Emploi : 1 dossier, 500 € demandés',
    'Formation : 2 dossiers, 3 000 € demandés',
    'Sans sous-dispositif : 1 dossier, 0 € demandés',
  ]);
});

test('of a list of several pages, a group is counted over all of them, and says how many of its lines are here', () => {
  const groupes = [
    { sous_dispositif: 'Formation', nombre: 140, demande: 250_000 },
    { sous_dispositif: 'Emploi', nombre: 1, demande: 500 },
    { sous_dispositif: null, nombre: 3, demande: 900 },
  ];
  const said = (known: typeof groupes | null) => {
    const titre = titleGroupes(lignes, { isWhole: false, groupes: known });
    return lignes.map((one) => titre(one).replaceAll(/[\u00A0\u202F]/g, ' '));
  };
  expect(said(groupes)).toEqual([
    'Formation : 140 dossiers, 250 000 € demandés, dont 2 sur cette page',
    'Emploi : 1 dossier, 500 € demandés',
    'Formation : 140 dossiers, 250 000 € demandés, dont 2 sur cette page',
    'Sans sous-dispositif : 3 dossiers, 900 € demandés, dont 1 sur cette page',
  ]);
  expect(said(null)[0]).toBe('Formation : 2 dossiers, 3 000 € demandés, sur cette page');
});
