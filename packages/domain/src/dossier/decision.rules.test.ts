import { expect, test } from 'vitest';
import { decisionInForceDate, sayDatesDecision } from './decision.rules.ts';

const decide_le = '2026-11-22T10:00:00Z';
const decision_modifiee_le = '2026-11-29T10:00:00Z';

test.each([
  ['not decided', { decide_le: null, decision_modifiee_le: null }, null, null],
  ['decided once', { decide_le, decision_modifiee_le: null }, '22/11/2026', decide_le],
  [
    'amended',
    { decide_le, decision_modifiee_le },
    '22/11/2026, modifiée le 29/11/2026',
    decision_modifiee_le,
  ],
])('a dossier that is %s says its days', (_, decision, said, since) => {
  expect(sayDatesDecision(decision)).toBe(said);
  expect(decisionInForceDate(decision)).toBe(since);
});
