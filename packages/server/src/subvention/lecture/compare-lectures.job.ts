import { z } from 'zod';
import { readAllowed } from '../../dossier/dossier-access.ts';
import { kindsOfDossiers } from '../../dossier/dossier-kinds.ts';
import { job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Gardee, lecturesOf, lookAtLecture } from './lecture-gardee.ts';

/** Readings are kept for a quarter of an hour: by night there would be nothing to compare. It is not tried again. */
const compareLecturesJob = job({
  name: 'subvention.comparer-lectures',
  schema: z.strictObject({}),
  cron: '11,26,41,56 * * * *',
  retries: 0,
});

const mostCompared = 30;

type Reading = Pick<Platform, 'db' | 'clock' | 'log'>;

/**
 * Compares readings kept by this server with readings made anew. A difference is a bug: everything kept is forgotten,
 * and the job fails, which the administration page and `jobs_dead` show until somebody looks at it.
 */
export const compareLecturesWorker = (platform: Reading) =>
  worker(compareLecturesJob, () => compareLectures(platform));

export async function compareLectures(platform: Reading): Promise<void> {
  const lectures = lecturesOf(platform.db);
  const stale: string[] = [];
  for (const one of lectures.last(mostCompared)) {
    if (await isStale(platform, one)) stale.push(one.id);
  }
  if (stale.length === 0) return;
  lectures.clear();
  platform.log.error({ dossiers: stale }, 'kept readings of dossiers were not what these dossiers are');
  throw new Error(`${stale.length} kept readings were stale`);
}

async function isStale(platform: Reading, { id, lecteur: actor }: Gardee): Promise<boolean> {
  const held = async () => (await lookAtLecture(platform, { actor, key: id }))?.tenue?.texte;
  const texte = await held();
  if (texte === undefined) return false;
  const found = await readAllowed(platform.db, { actor, key: id });
  const view = found.ok
    ? await kindsOfDossiers.of(found.value.genre).read(found.value, { actor, populate: [] })
    : null;
  const isSame =
    unordered(JSON.parse(texte.plain().toString())) === unordered(JSON.parse(JSON.stringify(view)));
  // Somebody may have changed the dossier while it was read anew.
  return !isSame && (await held()) === texte;
}

/** Lists without an order of their own come as the database finds their rows. */
function unordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(unordered).toSorted().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${unordered(one)}`);
  return `{${fields.toSorted().join()}}`;
}
