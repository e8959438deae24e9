import { describe, expect, it } from 'vitest';
import { listFigures, type TableauService } from './service-figures.ts';

const aTableau = (changes: Partial<TableauService> = {}): TableauService => ({
  services: [],
  aPrendre: 0,
  enInstruction: 0,
  renvoyes: 0,
  decides: 0,
  enRetard: 0,
  demande: 0,
  accorde: 0,
  ...changes,
});

describe('figures of the service', () => {
  it('each open the list of what they count', () => {
    const figures = listFigures(
      aTableau({ aPrendre: 14, enRetard: 3, enInstruction: 23, renvoyes: 9, decides: 1412 }),
    );
    expect(figures.map(({ label, value, href }) => `${label} ${value} ${href}`)).toEqual([
      'À prendre 14 /dossiers?etats=D&tri=transmis',
      'En retard 3 /dossiers?retard=oui&tri=transmis',
      'En instruction 23 /dossiers?etats=2&tri=transmis',
      'Renvoyés 9 /dossiers?etats=C',
      'Décidés 1\u202f412 /dossiers?etats=6&etats=7&etats=8&etats=9&etats=10&etats=11&etats=12',
    ]);
  });

  it('stay shown when they are zero, in grey', () => {
    expect(listFigures(aTableau({ aPrendre: 1 })).map(({ isZero }) => isZero)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});
