import { ordreEtats } from '@asso/domain/dossier/instruction.states';
import { describe, expect, it } from 'vitest';
import { etatsOf, ongletOf, tourOf } from './dossier-onglets.ts';

describe('the views of an association’s dossiers', () => {
  it('asks the server whose turn it is, so that the list and the home page never differ', () => {
    expect([tourOf('a-vous'), tourOf('services')]).toEqual([['association'], ['service']]);
    expect([tourOf('termines'), tourOf('tous')]).toEqual([['personne'], undefined]);
  });

  it('leaves to the first view alone what no service has', () => {
    expect(ordreEtats.filter((etat) => !etatsOf('services').includes(etat))).toEqual(['A', 'B', 'C']);
    expect([etatsOf('a-vous'), etatsOf('termines'), etatsOf('tous')]).toEqual([[], [], []]);
  });

  it('opens on what waits for the person when the address says nothing it knows', () => {
    expect([ongletOf(null), ongletOf('ailleurs'), ongletOf('termines')]).toEqual([
      'a-vous',
      'a-vous',
      'termines',
    ]);
  });
});
