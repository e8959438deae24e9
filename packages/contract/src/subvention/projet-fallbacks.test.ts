import { describe, expect, it } from 'vitest';
import { projetEndpoints } from './projet.endpoints.ts';
import { champsProjet } from './projet-champs.ts';

describe('the calls of projects, when nobody knows why they failed', () => {
  it.each([
    ['readProjet', 'Un problème est survenu lors de la récupération du projet.'],
    ['listProjets', 'Un problème est survenu lors de la récupération des projets.'],
    ['createProjet', 'Un problème est survenu lors de la création du projet.'],
    ['saveProjet', 'Un problème est survenu lors de la mise à jour du projet.'],
    ['deleteProjet', 'Un problème est survenu lors de la suppression du projet.'],
    ['transferProjet', 'Un problème est survenu lors du transfert du projet.'],
    ['duplicateProjet', 'Un problème est survenu lors de la duplication du projet.'],
  ] as const)('%s says « %s » [M115 to M121]', (name, message) => {
    expect(projetEndpoints[name].fallback.message).toBe(message);
  });
});

describe('the fields of a project that may be asked by name', () => {
  it('are its head, its sections and the fields of a section, no line of a list', () => {
    expect(champsProjet).toEqual(
      expect.arrayContaining([
        'id',
        'blockers',
        'corps',
        'corps.budgets',
        'corps.moyens.recrutement_nb_etpt',
      ]),
    );
    expect(champsProjet.filter((one) => one.startsWith('corps.financements'))).toEqual([
      'corps.financements',
    ]);
  });
});
