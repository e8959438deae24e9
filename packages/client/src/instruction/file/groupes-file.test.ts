import { expect, test } from 'vitest';
import { parGroupe, titresDesGroupes } from './groupes-file.ts';

const aLigne = (lib_sous_type_dispositif: string | null, montant_demande: number) =>
  ({ description: { lib_sous_type_dispositif }, montant_demande }) as Parameters<typeof parGroupe>[0][number];

const lignes = [aLigne('Formation', 1000), aLigne('Emploi', 500), aLigne('Formation', 2000), aLigne(null, 0)];

test('lines stand by group, in the order of the list inside each', () => {
  expect(parGroupe(lignes).map(({ montant_demande }) => montant_demande)).toEqual([500, 1000, 2000, 0]);
});

test('a group says how many it holds, and how much they ask', () => {
  const titre = titresDesGroupes(lignes, true);
  expect(lignes.map((one) => titre(one).replaceAll(/[\u00A0\u202F]/g, ' '))).toEqual([
    'Formation : 2 dossiers, 3 000 € demandés',
    'Emploi : 1 dossier, 500 € demandés',
    'Formation : 2 dossiers, 3 000 € demandés',
    'Sans sous-dispositif : 1 dossier, 0 € demandés',
  ]);
  expect(titresDesGroupes(lignes, false)(lignes[1] as never)).toMatch(/demandés, sur cette page$/);
});
