// Which tests are proofs. npm test proves what a change can break; a proof shows what only time, force or repetition
// shows, and « npm run proof -- courtes » plays all of these in their short form (docs/preuves.md).

/** Tests on PostgreSQL that kill or cut programs, take over from them, or call the portal some hundreds of times. */
export const proofTests = [
  // Each call, by its owner and by everybody else, and hostile input by the hundred.
  'packages/server/src/preuve/!(couverture).test.ts',
  // Outages, for real.
  'packages/server/src/subvention/pannes/*.test.ts',
  'packages/server/src/**/*-crash.test.ts',
  'packages/server/src/platform/http/health/outage.test.ts',
  'packages/server/src/platform/db/replicas/replicas.test.ts',
  'packages/server/src/platform/db/embedded-postgres.test.ts',
  'packages/server/src/platform/watchdog/real-server.test.ts',
  // Whole bases saved, sealed, restored and brought up to date.
  'packages/server/src/platform/backup/*.test.ts',
  // Programs started as an operator starts them.
  'packages/server/src/main.test.ts',
  'packages/server/src/referentiel/import/import-command.test.ts',
  'packages/server/src/association/import/reprise.test.ts',
  'packages/server/src/seeds/vivante/vivante.test.ts',
];

/** Walks through every page, drawn by a seed, that the long form of a proof plays whole. */
export const proofJourneys = [
  'accessibilite.spec.ts',
  'arbres.spec.ts',
  'mise-en-page.spec.ts',
  'script-enregistre.spec.ts',
];
