import { z } from 'zod';
import { toActor } from '../../compte/session/authenticator.ts';
import { findActor } from '../../compte/utilisateur.sql.ts';
import { readAllowed } from '../../dossier/dossier-access.ts';
import { kindsOfDossiers } from '../../dossier/dossier-kinds.ts';
import { job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { readListes } from '../../referentiel/listes.ts';
import { computeFabrique } from './fabrique.ts';
import { deleteLectures, deleteLecturesPerimees, someLectures } from './lecture-ecrite.sql.ts';
import { keptLectures, type Looking, lookAtLecture } from './lecture-gardee.ts';
import { fillLectures } from './remplir-lectures.ts';

/** The job is not tried again: the second time, nothing kept would be left to compare. */
const compareLecturesJob = job({
  name: 'subvention.comparer-lectures',
  schema: z.strictObject({}),
  cron: '11,26,41,56 * * * *',
  retries: 0,
});

const purgeLecturesJob = job({
  name: 'subvention.purger-lectures',
  schema: z.strictObject({}),
  cron: '50 3 * * *',
  maxSeconds: 3600,
});

const mostCompared = 30;

type Reading = Pick<Platform, 'db' | 'clock' | 'log'>;

/**
 * Compares readings kept by this server, and some that the database keeps, with readings made anew. A difference is a
 * bug: everything kept is forgotten, and the job fails, which the administration page and `jobs_dead` show until
 * somebody looks at it.
 */
export const compareLecturesWorker = (platform: Reading) =>
  worker(compareLecturesJob, () => compareLectures(platform));

/**
 * Deletes the kept readings that are out of date, which may show what was erased elsewhere; then makes those that
 * services will ask for during the day.
 */
export const purgeLecturesWorker = (platform: Reading) =>
  worker(purgeLecturesJob, async () => {
    await purgeLectures(platform);
    await fillLectures(platform);
  });

export async function purgeLectures({ db, clock }: Pick<Reading, 'db' | 'clock'>): Promise<void> {
  const { fonctions } = await readListes(db, ['fonctions']);
  await deleteLecturesPerimees(db, { fabrique: await computeFabrique(fonctions), now: clock.now() });
}

export async function compareLectures(platform: Reading): Promise<void> {
  const lectures = keptLectures(platform.db);
  const all = [
    ...lectures.last(mostCompared).map(({ key, lecteur: actor }) => ({ key, actor })),
    ...(await ecritesOf(platform)),
  ];
  const stale: string[] = [];
  for (const one of all) {
    if (await isStale(platform, one)) stale.push(one.key);
  }
  if (stale.length === 0) return;
  lectures.clear();
  await deleteLectures(platform.db);
  platform.log.error({ dossiers: stale }, 'kept readings of dossiers were not what these dossiers are');
  throw new Error(`${stale.length} kept readings were stale`);
}

/**
 * Picks some readings kept in the database, each with the person for whom it was made. If their rights have changed
 * since, the reading will not be found, and so not compared.
 */
async function ecritesOf({ db }: Reading): Promise<Looking[]> {
  const found: Looking[] = [];
  for (const { id_dossier: key, id_utilisateur, role } of await someLectures(db, mostCompared)) {
    const row = await findActor(db, id_utilisateur);
    if (row) found.push({ key, actor: toActor(row, { role, session: '' }), isEcrite: true });
  }
  return found;
}

async function isStale(platform: Reading, looking: Looking): Promise<boolean> {
  const held = async () => (await lookAtLecture(platform, looking))?.tenue;
  const first = await held();
  if (first === undefined) return false;
  const { actor, key } = looking;
  const found = await readAllowed(platform.db, { actor, key });
  const view = found.ok
    ? await kindsOfDossiers.of(found.value.genre).read(platform, found.value, { actor, populate: [] })
    : null;
  const isSame =
    unordered(JSON.parse(first.texte.plain().toString())) === unordered(JSON.parse(JSON.stringify(view)));
  // Somebody may have changed the dossier while it was read anew.
  return !isSame && (await held())?.sceau === first.sceau;
}

/**
 * Writes a value so that two lists with the same items in another order are equal: some lists come in the order in
 * which the database finds their rows.
 */
function unordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(unordered).toSorted().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${unordered(one)}`);
  return `{${fields.toSorted().join()}}`;
}
