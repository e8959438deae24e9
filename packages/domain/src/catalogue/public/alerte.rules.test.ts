import { expect, it } from 'vitest';
import type { Ouverture } from '../../subvention/campagne.rules.ts';
import { alerteProblems } from './alerte.rules.ts';

it.each<[Ouverture, number, string[]]>([
  ['fermee', 0, []],
  ['a-venir', 49, []],
  ['fermee', 50, ['catalogue.trop-d-alertes']],
  ['ouverte', 0, ['catalogue.deja-ouverte']],
])('an alert on what is %s, after %i others: %j', (ouverture, alertes, codes) => {
  expect(alerteProblems({ ouverture, alertes }).map(({ code }) => code)).toEqual(codes);
});
