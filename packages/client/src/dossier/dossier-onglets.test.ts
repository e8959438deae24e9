import { ordreEtats } from '@asso/domain/dossier/instruction.states';
import { describe, expect, it } from 'vitest';
import { findTour, listEtatsOnglet, readOnglet } from './dossier-onglets.ts';

describe('the views of an association’s dossiers', () => {
  it('asks the server whose turn it is, so that the list and the home page never differ', () => {
    expect([findTour('a-vous'), findTour('services')]).toEqual([['association'], ['service']]);
    expect([findTour('termines'), findTour('tous')]).toEqual([['personne'], undefined]);
  });

  it('leaves to the first view alone what no service has', () => {
    expect(ordreEtats.filter((etat) => !listEtatsOnglet('services').includes(etat))).toEqual(['A', 'B', 'C']);
    expect([listEtatsOnglet('a-vous'), listEtatsOnglet('termines'), listEtatsOnglet('tous')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('opens on what waits for the person when the address says nothing it knows', () => {
    expect([readOnglet(null), readOnglet('ailleurs'), readOnglet('termines')]).toEqual([
      'a-vous',
      'a-vous',
      'termines',
    ]);
  });
});
