import { ordreEtats } from '@asso/domain/dossier/instruction.states';
import { describe, expect, it } from 'vitest';
import { etatsOf, ongletOf, tourOf } from './dossier-onglets.ts';

describe('the views of an association’s dossiers', () => {
  it('puts each state under who acts next', () => {
    expect(etatsOf('a-vous')).toEqual([]);
    expect(etatsOf('services')).toEqual(['D', '2', '6', '7', '8', '9']);
    expect(etatsOf('termines')).toEqual(['10', '11', '12']);
  });

  it('puts a granted accreditation with what is over, where these alone are listed', () => {
    expect(etatsOf('a-vous', 'agrement')).toEqual([]);
    expect(etatsOf('services', 'agrement')).toEqual(['D', '2', '9']);
    expect(etatsOf('termines', 'agrement')).toEqual(['6', '7', '8', '10', '11', '12']);
    expect([etatsOf('tous'), etatsOf('tous', 'agrement')]).toEqual([[], []]);
  });

  it('asks the server whose turn it is, so that the list and the home page never differ', () => {
    expect([tourOf('a-vous'), tourOf('services')]).toEqual([['association'], ['service']]);
    expect([tourOf('termines'), tourOf('tous')]).toEqual([undefined, undefined]);
  });

  it('leaves to the first view alone what no service has', () => {
    const shown = [...etatsOf('services'), ...etatsOf('termines')];
    expect(ordreEtats.filter((etat) => !shown.includes(etat))).toEqual(['A', 'B', 'C']);
  });

  it('opens on what waits for the person when the address says nothing it knows', () => {
    expect([ongletOf(null), ongletOf('ailleurs'), ongletOf('termines')]).toEqual([
      'a-vous',
      'a-vous',
      'termines',
    ]);
  });
});
