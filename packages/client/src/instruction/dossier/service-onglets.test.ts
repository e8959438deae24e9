import { expect, it } from 'vitest';
import { ongletOf } from './service-onglets.ts';

it.each([
  [null, false, 'demande'],
  ['pieces', false, 'pieces'],
  ['autre', false, 'demande'],
  ['decision', false, 'demande'],
  ['decision', true, 'decision'],
] as const)('the tab %s, narrow %s, is %s', (name, isNarrow, expected) => {
  expect(ongletOf(name, isNarrow)).toBe(expected);
});
