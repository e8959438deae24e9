import { expect, test } from 'vitest';
import { demandeurProblems } from './dossier-subvention.rules.ts';
import { aCampagne, aDossierComplet } from './test/test-dossier-complet.ts';

const campagne = aCampagne({
  champs_personnalises: {
    'dossier-bloc': {
      benevoles: { kind: 'int', label: 'Bénévoles', min: 0, requiredAt: 'transmission' },
      salaries: {
        kind: 'int',
        label: 'Salariés',
        min: 0,
        requiredAt: 'transmission',
        when: [{ scope: 'custom', key: 'benevoles', operator: 'gte', value: 10 }],
      },
    },
  },
});

test.each([
  ['nothing', {}, ['customs.benevoles']],
  ['9 volunteers', { benevoles: 9 }, []],
  ['10 volunteers, which asks more', { benevoles: 10 }, ['customs.salaries']],
  ['all', { benevoles: 10, salaries: 0 }, []],
  ['a number that is none', { benevoles: 'beaucoup' }, ['customs.benevoles']],
])(
  'step 1 asks what the campaign asks of the whole dossier, with %s answered [R4.55]',
  (_, customs, fields) => {
    const base = aDossierComplet({ campagne });
    const dossier = { ...base, tete: { ...base.tete, customs } };
    expect(demandeurProblems(dossier).map(({ field }) => field)).toEqual(fields);
  },
);
