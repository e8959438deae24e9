import { expect, test } from 'vitest';
import type { Scanner } from './scanner.ts';
import { scannerNotice } from './scanner-notice.ts';

const aScanner = (version: Scanner['version']): Scanner => ({ version, scan: async () => 'en_attente' });

test.each<[string, Scanner['version'], string[]]>([
  ['none is configured', async () => null, []],
  [
    'it answers',
    async () => 'ClamAV 1.4.6/27800/Fri Nov 20 2026',
    ['Antivirus : ClamAV 1.4.6/27800/Fri Nov 20 2026.'],
  ],
  [
    'it is down',
    () => Promise.reject(new Error('connect ECONNREFUSED')),
    [
      'L’antivirus (CLAMAV_URL) ne répond pas : connect ECONNREFUSED. Les fichiers déposés attendront d’être analysés.',
    ],
  ],
])('when %s the operator is told so', async (_, version, expected) => {
  expect(await scannerNotice(aScanner(version))).toEqual(expected);
});
