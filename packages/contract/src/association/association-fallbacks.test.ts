import { describe, expect, it } from 'vitest';
import { associationEndpoints } from './association.endpoints.ts';
import { ficheEndpoints } from './fiche.endpoints.ts';

describe('reading an association, when nobody knows why it failed', () => {
  it.each([
    ficheEndpoints.readFiche,
    associationEndpoints.readIdentite,
    associationEndpoints.readCoordonnees,
    associationEndpoints.readActivites,
    associationEndpoints.readSpecificites,
    associationEndpoints.listEtablissements,
  ])('$path says so of the association [M104] [R8.14]', ({ fallback }) => {
    expect(fallback.message).toBe("Un problème est survenu lors de la récupération de l'association");
  });
});
