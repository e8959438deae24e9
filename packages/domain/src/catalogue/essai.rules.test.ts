import { expect, test } from 'vitest';
import { sampleAssociations } from './associations-test.rows.ts';
import type { BrouillonCampagne } from './campagne-options.fields.ts';
import { exclusionReason, hiddenQuestions } from './essai.rules.ts';

const [sport, culture, , fondation] = sampleAssociations as [never, never, never, never];
const siSport = [
  { id: 'c1', scope: 'association', key: 'activites.domaine', operator: 'eq', value: 'Sport' },
] as const;
const campagne: BrouillonCampagne = {
  champs_personnalises: [{ id: 'q1', label: 'Fédération sportive', when: [...siSport] }],
  documents_attendus: [{ id: 'd1', label: 'Statuts' }],
};

test('what an association does not see is told with its condition', () => {
  expect(hiddenQuestions(campagne, sport, [])).toEqual([]);
  expect(hiddenQuestions(campagne, culture, [])).toMatchObject([{ nom: 'Fédération sportive' }]);
  expect(hiddenQuestions(campagne, culture, [])[0]?.raison).toMatch(/^posée si .* « Sport »$/);
});

test('an association of a regime that every type refuses is excluded', () => {
  const types = [{ id: 't1', interdit_regimes: ['autre'] }] as BrouillonCampagne['sous_dispositifs'];
  expect(exclusionReason({ sous_dispositifs: types }, fondation)).toBe('régime exclu');
  expect(exclusionReason({ sous_dispositifs: [...(types ?? []), { id: 't2' }] }, fondation)).toBeNull();
  expect(exclusionReason({ sous_dispositifs: types }, sport)).toBeNull();
});
