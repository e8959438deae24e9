import { expect, test } from 'vitest';
import { FilesOutage, findOutage, isOutage } from './outage.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each(['57P01', '57P03', '53100', '53300', '08006', '25006', 'ECONNREFUSED'])(
  '%s is what the portal stands on that fails',
  (code) => {
    expect(findOutage(coded(code))).toBe('portail');
    expect(findOutage(new Error('around', { cause: coded(code) }))).toBe('portail');
  },
);

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])('%s is the files that fail, and not the rest', (code) => {
  expect(findOutage(new Error('around', { cause: coded(code) }))).toBe('fichiers');
});

test('a store that does not answer is the files that fail, whatever its reason', () => {
  expect(findOutage(new FilesOutage('x', { cause: coded('ECONNREFUSED') }))).toBe('fichiers');
});

test.each(['23505', '42P01', '40001', 'ENOENT', 'FST_ERR_VALIDATION'])(
  '%s is a bug, or a refusal',
  (code) => {
    expect(isOutage(coded(code))).toBe(false);
  },
);

test.each([
  ['0A000', 'cannot access temporary or unlogged relations during recovery'],
  ['55000', 'recovery is in progress'],
  ['55000', 'restauration en cours'],
])('%s, « %s », comes from a primary that became a standby', (code, words) => {
  expect(findOutage(Object.assign(new Error(words), { code }))).toBe('portail');
  expect(findOutage(Object.assign(new Error('currval of sequence is not yet defined'), { code }))).toBe(
    undefined,
  );
});

test('a connection that was cut bears no code', () => {
  expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isOutage(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isOutage('x')).toBe(false);
});
