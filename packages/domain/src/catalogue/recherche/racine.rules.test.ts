import { expect, it } from 'vitest';
import { findRacine } from './racine.rules.ts';

it.each([
  ['former formation formations formateur'],
  ['benevole benevoles benevolat'],
  ['sport sports sportif sportive sportives'],
  ['culture culturel culturelle culturelles'],
  ['jeune jeunes jeunesse'],
  ['local locale locales locaux'],
  ['social sociale sociaux sociales'],
  ['fonctionnement fonctionnements fonctionner'],
  ['innovation innovations innovant innovants'],
  ['animation animations animer animateur'],
  ['tresorier tresoriere tresoriers'],
  ['cadeau cadeaux'],
])('%s are one family', (words) => {
  expect(new Set(words.split(' ').map(findRacine)).size).toBe(1);
});

it.each([
  ['tresorier', 'tresorerie'],
  ['animal', 'animer'],
  ['emploi', 'emporter'],
  ['social', 'societe'],
  ['mobilite', 'mobilier'],
  ['35', '3'],
])('%s and %s are not', (one, other) => {
  expect(findRacine(one)).not.toBe(findRacine(other));
});
