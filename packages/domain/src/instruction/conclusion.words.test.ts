import { expect, it } from 'vitest';
import { conclusionSaid } from './conclusion.words.ts';

it.each([
  ['grant', 7400, /^a accordé 7\s400\s€$/],
  ['grant', null, /^a accordé la demande$/],
  ['refuse', null, /^a refusé la demande$/],
  ['reject', null, /^a rejeté la demande$/],
] as const)('a colleague who decided %s (%s €) is told in the past tense', (action, montant, said) => {
  expect(conclusionSaid({ action, montant })).toMatch(said);
});
