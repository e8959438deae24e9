import { expect, test } from 'vitest';
import { associationsDeTest } from './associations-test.rows.ts';
import type { BrouillonCampagne } from './campagne-options.fields.ts';
import { cacheesPour, raisonDExclusion } from './essai.rules.ts';

const [sport, culture, , fondation] = associationsDeTest as [never, never, never, never];
const siSport = [
  { id: 'c1', scope: 'association', key: 'activites.domaine', operator: 'eq', value: 'Sport' },
] as const;
const campagne: BrouillonCampagne = {
  champs_personnalises: [{ id: 'q1', label: 'Fédération sportive', when: [...siSport] }],
  documents_attendus: [{ id: 'd1', label: 'Statuts' }],
};

test('what an association does not see is told with its condition', () => {
  expect(cacheesPour(campagne, sport, [])).toEqual([]);
  expect(cacheesPour(campagne, culture, [])).toMatchObject([{ nom: 'Fédération sportive' }]);
  expect(cacheesPour(campagne, culture, [])[0]?.raison).toMatch(/^posée si .* « Sport »$/);
});

test('an association of a regime that every type refuses is excluded', () => {
  const types = [{ id: 't1', interdit_regimes: ['autre'] }] as BrouillonCampagne['sous_dispositifs'];
  expect(raisonDExclusion({ sous_dispositifs: types }, fondation)).toBe('régime exclu');
  expect(raisonDExclusion({ sous_dispositifs: [...(types ?? []), { id: 't2' }] }, fondation)).toBeNull();
  expect(raisonDExclusion({ sous_dispositifs: types }, sport)).toBeNull();
});
