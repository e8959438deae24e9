import type { GroupePoints } from '@asso/domain/dossier/renvoi.rules';
import { expect, test } from 'vitest';
import { nombreCoches, pointsCoches, withCoche } from './decision-points.ts';

const groupes: GroupePoints[] = [
  { titre: 'Demandeur et pièces', points: [{ cible: 'demandeur', libelle: 'Demandeur' }] },
  {
    titre: 'Projet 1',
    points: [
      { cible: 'projets.p1.budgets', libelle: 'Projet 1, Budgets', court: 'Budgets' },
      { cible: 'projets.p1.moyens', libelle: 'Projet 1, Moyens', court: 'Moyens' },
    ],
  },
];

test('what is ticked is sent in the order of the list, each with its sentence', () => {
  const coches = { 'projets.p1.budgets': 'Équilibrez-le.', demandeur: '' };
  expect(pointsCoches(groupes, coches)).toEqual([
    { cible: 'demandeur', libelle: 'Demandeur', phrase: '' },
    { cible: 'projets.p1.budgets', libelle: 'Projet 1, Budgets', phrase: 'Équilibrez-le.' },
  ]);
  expect(groupes.map((groupe) => nombreCoches(groupe, coches))).toEqual([1, 1]);
});

test('what this dossier does not have is not sent', () => {
  expect(pointsCoches(groupes, { 'projets.p9.budgets': 'Ailleurs.' })).toEqual([]);
});

test('a point is ticked without a sentence, and taken away with it', () => {
  const once = withCoche({}, 'demandeur', true);
  expect(once).toEqual({ demandeur: '' });
  expect(withCoche({ demandeur: 'Le RIB.' }, 'demandeur', true)).toEqual({ demandeur: 'Le RIB.' });
  expect(withCoche({ demandeur: 'Le RIB.' }, 'demandeur', false)).toEqual({});
});
