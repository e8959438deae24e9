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
  'packages/server/src/platform/**/*-outage.test.ts',
  'packages/server/src/platform/db/replicas/replicas.test.ts',
  'packages/server/src/platform/db/embedded-postgres.test.ts',
  'packages/server/src/platform/watchdog/{real-server,watchdog}.test.ts',
  'packages/server/src/platform/telemetry/tracing.test.ts',
  // Each column of each table changed in turn, to see that what is kept is read anew.
  'packages/server/src/**/*-gardee.test.ts',
  // Whole bases saved, sealed, restored and brought up to date.
  'packages/server/src/platform/backup/*.test.ts',
  // Programs started as an operator starts them.
  'packages/server/src/main.test.ts',
  'packages/server/src/referentiel/import/import-command.test.ts',
  'packages/server/src/association/import/reprise.test.ts',
  'packages/server/src/seeds/vivante/vivante.test.ts',
  // Each reader of a typed text, given texts that grow, by the thousand.
  'scripts/typed-text/typed-text.test.mjs',
  // What nginx, Caddy, systemd and Prometheus say of the examples, where a machine has them.
  'scripts/proof/exemples.test.mjs',
];

/** Journeys that npm test leaves to the short proofs. */
export const proofJourneys = [
  // Walks through every page, drawn by a seed, that the long form of a proof plays whole.
  'accessibilite.spec.ts',
  'arbres.spec.ts',
  'mise-en-page.spec.ts',
  'script-enregistre.spec.ts',
  // What judges the pages, itself.
  'bonne-page.spec.ts',
  // One control or one frame, in each of its states; what they try is to become tests of a component.
  'adresses.spec.ts',
  'cadre.spec.ts',
  'ce-qui-est-dit.spec.ts',
  'depot-documents.spec.ts',
  'focus.spec.ts',
  'hors-connexion.spec.ts',
  'impression.spec.ts',
  'marque-et-mesure.spec.ts',
  'palette.spec.ts',
  'profil.spec.ts',
  'recherche-association.spec.ts',
  'referentiels.spec.ts',
  'reseau.spec.ts',
  'rien-ne-se-perd.spec.ts',
  'rubriques-annuelles.spec.ts',
  'suivre-un-dossier.spec.ts',
  'telephone.spec.ts',
  'touches.spec.ts',
  // The same way as a journey of npm test, by the keys alone, at more length or by fewer people.
  'a-trois.spec.ts',
  'administration.spec.ts',
  'administration-accueil.spec.ts',
  'agrements-definition.spec.ts',
  'bureau-instructeur.spec.ts',
  'campagne-comptee.spec.ts',
  'charge-et-regles.spec.ts',
  'connexion-nationale.spec.ts',
  'declarations.spec.ts',
  'demande-au-clavier.spec.ts',
  'deux-projets-deux-ans.spec.ts',
  'instruction.spec.ts',
  'osiris.spec.ts',
  'outre-mer.spec.ts',
  'pages-publiques.spec.ts',
  'partage.spec.ts',
  'pluriannuel.spec.ts',
  'regard.spec.ts',
  'repertoire.spec.ts',
  'second-facteur.spec.ts',
];
