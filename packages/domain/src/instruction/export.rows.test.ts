import { expect, test } from 'vitest';
import { colonnesEtat } from './export.rows.ts';

test('the State reads these columns, in this order', () => {
  expect(Object.values(colonnesEtat).map(({ label }) => label)).toEqual([
    'Numéro dossier LCA',
    'Numéro Siret',
    'Nom association',
    'Nom du dispositif',
    'Nom du sous-dispositif',
    'Pluriannuel?',
    'Exercice de début',
    'Exercice de fin',
    'Nombre de projets saisis',
    'Créé le',
    'Transmis le',
    'Compte du créateur',
    'Dossier supprimé?',
    'Identifiant technique',
    'Service(s) instructeur(s)',
    'Etat du dossier',
    'Etat du dossier CRF',
  ]);
});
