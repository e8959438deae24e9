import { ordreEtats } from '@asso/domain/dossier/instruction.states';
import { describe, expect, it } from 'vitest';
import { compteRenduOf, etatsOf, ongletOf } from './dossier-onglets.ts';

describe('the views of an association’s dossiers', () => {
  it('puts each state under who acts next', () => {
    expect(etatsOf('a-vous')).toEqual(['A', 'C', '9']);
    expect(etatsOf('services')).toEqual(['D', '2', '6', '7', '8', '9']);
    expect(etatsOf('termines')).toEqual(['10', '11', '12']);
  });

  it('puts a granted accreditation with what is over, where these alone are listed', () => {
    expect(etatsOf('a-vous', 'agrement')).toEqual(['A', 'C', '9']);
    expect(etatsOf('services', 'agrement')).toEqual(['D', '2', '9']);
    expect(etatsOf('termines', 'agrement')).toEqual(['6', '7', '8', '10', '11', '12']);
    expect([etatsOf('tous'), etatsOf('tous', 'agrement')]).toEqual([[], []]);
  });

  it('puts a paid dossier before the person only when its report is near', () => {
    expect([compteRenduOf('a-vous'), compteRenduOf('services')]).toEqual([['proche'], ['loin']]);
    expect([compteRenduOf('termines'), compteRenduOf('tous')]).toEqual([undefined, undefined]);
  });

  it('loses no state but the removed ones', () => {
    const shown = [...etatsOf('a-vous'), ...etatsOf('services'), ...etatsOf('termines')];
    expect(ordreEtats.filter((etat) => !shown.includes(etat))).toEqual(['B']);
  });

  it('opens on what waits for the person when the address says nothing it knows', () => {
    expect([ongletOf(null), ongletOf('ailleurs'), ongletOf('termines')]).toEqual([
      'a-vous',
      'a-vous',
      'termines',
    ]);
  });
});
