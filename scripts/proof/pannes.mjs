// What breaks around the portal, and what is left of what it had acknowledged: docs/preuves.md.
/** @public */
export const name = 'pannes';
/** @public */
export const description =
  'base, disque, fichiers, courriels, horloge, primaire : rien d’acquitté n’est perdu';

const files = [
  'packages/server/src/subvention/pannes',
  'packages/server/src/subvention/transmission-crash.test.ts',
  'packages/server/src/platform/backup/backup.test.ts',
  'packages/server/src/platform/http/outage.test.ts',
];

/** The tests, with ten times what breaks the database. */
/** @public */
export async function run({ runVitest }) {
  const verdicts = [];
  for (const file of files) verdicts.push(...(await runVitest('api', [file], { PROOF_TIMES: '10' })));
  return verdicts;
}
