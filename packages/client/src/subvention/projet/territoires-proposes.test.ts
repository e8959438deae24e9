import type { Lieu } from '@asso/domain/referentiel/lieu.rules';
import { describe, expect, it } from 'vitest';
import { describeTerritoires, genreTerritoire } from './lecture-territoires.ts';
import { communeProposee, departementsProposes } from './territoires-proposes.ts';

const commune = (city: string, citycode: string): Lieu => ({
  type: 'municipality',
  label: city,
  name: city,
  city,
  citycode,
});

describe('the places of a project', () => {
  it('are found by the name or the number of a département, accents or not', () => {
    expect(departementsProposes('herault').map(({ label }) => label)).toEqual(['Hérault']);
    expect(departementsProposes('2A').map(({ territoire }) => territoire)).toEqual([
      { id: 'departement-2A', libelle: 'Corse-du-Sud', type: 'departement', code: '2A' },
    ]);
    expect(departementsProposes('Belle de Mai')).toEqual([]);
  });

  it('have the code of their commune, so that two people add it once', () => {
    const { territoire } = communeProposee(commune('Marseille', '13055'));
    expect(territoire).toEqual({
      id: 'commune-13055',
      libelle: 'Marseille',
      type: 'commune',
      code: '13055',
    });
    expect(genreTerritoire(territoire)).toBe('Commune');
  });

  it('keep the arrondissement that was chosen, apart from its town', () => {
    const huitieme = { ...commune('Marseille', '13055'), name: 'Marseille 8e Arrondissement' };
    expect(communeProposee(huitieme).territoire).toEqual({
      id: 'commune-13055-marseille-8',
      libelle: 'Marseille 8e Arrondissement',
      type: 'commune',
      code: '13055',
    });
  });

  it('are read one under the other, then what is said of them', () => {
    const territoires = [
      { id: 'a', libelle: 'Marseille', type: 'commune', code: '13055', quartier_prioritaire: true },
      { id: 'b', libelle: 'Bouches-du-Rhône', type: 'departement', code: '13' },
    ] as const;
    expect(describeTerritoires({ territoires: [...territoires], commentaire: 'Au siège.' })).toBe(
      'Marseille · Commune · en quartier prioritaire\nBouches-du-Rhône · Département 13\nAu siège.',
    );
    expect(describeTerritoires({})).toBeNull();
  });
});
