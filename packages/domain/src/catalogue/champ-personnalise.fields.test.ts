import { expect, test } from 'vitest';
import type { Row } from '../kernel/fields.ts';
import { isShown } from '../kernel/walk-problems.ts';
import { campagneFields } from './campagne-options.fields.ts';
import { champPersonnaliseFields } from './champ-personnalise.fields.ts';

const shown = (fields: Readonly<Record<string, Row>>, parent: object): string[] =>
  Object.keys(fields).filter((name) => {
    const row = fields[name];
    return row?.when !== undefined && isShown(row, { parent });
  });

test.each([
  [{}, []],
  [{ kind: 'text' }, ['max', 'multiline']],
  [{ kind: 'euros' }, ['borne_min', 'borne_max']],
  [{ kind: 'decimal' }, ['borne_min', 'borne_max', 'decimals']],
  [{ kind: 'choice' }, ['options', 'multiple']],
  [{ kind: 'date' }, []],
])('a question %j shows only the settings of the type that was chosen', (question, expected) => {
  expect(shown(champPersonnaliseFields, question)).toEqual(expected);
});

test('an instalment is asked of a campaign only once it pays in several times', () => {
  expect(shown(campagneFields, {})).not.toContain('acompte_pourcent');
  expect(shown(campagneFields, { demande_paiement: 'plusieurs' })).toContain('acompte_pourcent');
});
