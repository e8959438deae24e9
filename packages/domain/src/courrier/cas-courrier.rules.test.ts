import { expect, test } from 'vitest';
import { conditionsOffertes, sayCondition } from './cas-courrier.rules.ts';
import { casByNature } from './natures-courrier.rules.ts';

test.each([
  ['decision', ['Si accordée', 'Si accordée en partie', 'Si refusée', 'Si accordée ou accordée en partie']],
  ['convention', ['Si accordée', 'Si accordée en partie']],
  ['refus', []],
  ['correction', []],
] as const)('a letter of kind %s offers the conditions that it may meet or not', (nature, said) => {
  expect(conditionsOffertes(casByNature[nature]).map(sayCondition)).toEqual(said);
});
