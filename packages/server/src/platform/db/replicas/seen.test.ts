import { expect, test } from 'vitest';
import { nothingSeen, readSeen, writeSeen } from './seen.ts';

test('what a person has seen is read as it was written, and never as less', () => {
  const seen = { lsn: 9_007_199_254_740, at: 1_795_719_600_123.4, on: 'a1b2c3', onAt: 1_795_719_600_200.9 };
  expect(readSeen(writeSeen(seen))).toEqual({ ...seen, at: 1_795_719_600_124, onAt: 1_795_719_600_201 });
  expect(readSeen(writeSeen(nothingSeen))).toEqual(nothingSeen);
});

test.each([undefined, '', 'x', '1.2', '1.2.3.zz', '1.2.3.a1b2c3.4', `${'9'.repeat(30)}.1.1`, '-1.0.0'])(
  'what somebody else wrote in the cookie says nothing: %s',
  (text) => expect(readSeen(text)).toBeUndefined(),
);
