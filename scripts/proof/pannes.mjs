// The database, the disks, the mails or the clock fail, and nothing that the portal acknowledged may be lost:
// docs/preuves.md.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @public */
export const name = 'pannes';
/** @public */
export const description =
  'base, disque, fichiers, courriels, horloge, primaire : rien d’acquitté n’est perdu';

const files = [
  'packages/server/src/subvention/pannes',
  'packages/server/src/subvention/transmission/transmission-crash.test.ts',
  'packages/server/src/platform/backup/backup.test.ts',
  'packages/server/src/platform/db/replicas/replicas.test.ts',
  'packages/server/src/platform/http/health/outage.test.ts',
];

/**
 * Runs the tests with ten times as many database failures, then reports what they counted.
 * @public
 */
export async function run({ runVitest }) {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-preuve-'));
  const figures = join(folder, 'chiffres');
  const verdicts = [];
  try {
    for (const file of files)
      verdicts.push(...(await runVitest('preuves', [file], { PROOF_TIMES: '10', PROOF_FIGURES: figures })));
    const lines = existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n') : [];
    // A test writes its line only once all its expectations are met; a failed test has no line, and its file counts
    // as not held.
    for (const line of lines) verdicts.push({ ...JSON.parse(line), isHeld: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
  return verdicts;
}
