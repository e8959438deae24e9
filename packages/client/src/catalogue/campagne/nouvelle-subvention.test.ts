import { expect, test } from 'vitest';
import { withCode } from './nouvelle-subvention.ts';

test('the code of a subvention is written from its title, and what was typed is kept', () => {
  expect(withCode({ titre: 'Vie associative locale 2028' }).code).toBe('VIE-ASSOCIATIVE-LOCALE-2028');
  expect(withCode({ titre: 'FDVA', code: 'FDVA-1' }).code).toBe('FDVA-1');
  expect(withCode({ titre: '« ? »' }).code).toBeUndefined();
});
