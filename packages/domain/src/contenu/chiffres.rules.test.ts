import { expect, it } from 'vitest';
import { etapesSubvention } from '../subvention/dossier-subvention.steps.ts';
import { countAbandonedByEtape, etapeLaissee } from './chiffres.rules.ts';

it.each([
  [null, 'choix'],
  ['description', 'choix'],
  ['demandeur', 'demandeur'],
  ['ribs', 'demandeur'],
  ['pieces', 'pieces'],
  ['projet 2', 'projets'],
  ['attestation', 'transmission'],
])('what was saved last, %s, is in the step %s', (section, expected) => {
  expect(etapeLaissee(section)).toBe(expected);
});

it('each step has what stopped there in the year, projects all together', () => {
  const laissees = [
    { annee: 2027, section: 'projet 1', n: 4 },
    { annee: 2027, section: 'projet 2', n: 1 },
    { annee: 2026, section: 'projet 1', n: 9 },
    { annee: 2027, section: null, n: 2 },
  ];
  expect(countAbandonedByEtape(laissees, 2027, etapesSubvention)).toEqual([
    { etape: 'choix', n: 2 },
    { etape: 'demandeur', n: 0 },
    { etape: 'pieces', n: 0 },
    { etape: 'projets', n: 5 },
    { etape: 'transmission', n: 0 },
  ]);
});
