// What changed is read ahead of its readers: once a fact of a transmitted dossier is committed, the server that wrote it
// makes the readings of its services again, after its answer. Nothing depends on it: whatever is not made ahead is made
// by its first reader.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { toActor } from '../../compte/session/authenticator.ts';
import { rememberedActor } from '../../compte/utilisateur.sql.ts';
import { readAllowed } from '../../dossier/dossier-access.ts';
import { kindsOfDossiers } from '../../dossier/dossier-kinds.ts';
import { afterCommit } from '../../platform/db/transaction.ts';
import { historyListeners } from '../../platform/history/history-listeners.ts';
import type { Platform } from '../../platform/platform.ts';
import { lecturesEcrites } from './ecrire-lectures.ts';
import { listLecteurs, listUnreadDossiers } from './lecture-ecrite.sql.ts';
import { lookAtLecture, sharedLecteur } from './lecture-gardee.ts';

type Reading = Pick<Platform, 'db' | 'clock' | 'log'>;

/** Makes the missing readings that the services of a dossier share, for the people likeliest to ask for them. */
async function fillLecture({ db, clock }: Pick<Reading, 'db' | 'clock'>, id: string): Promise<void> {
  const made = new Set<string>();
  for (const { id_utilisateur, role } of await listLecteurs(db, id)) {
    const row = await rememberedActor(db, id_utilisateur);
    const actor = row && toActor(row, { role: role ?? undefined, session: '' });
    const commun = actor && sharedLecteur(actor);
    if (!actor || !commun || made.has(commun)) continue;
    made.add(commun);
    const regard = await lookAtLecture({ db, clock }, { actor, key: id, isEcrite: true });
    // Readings are kept of subvention dossiers only.
    if (!regard) return;
    if (regard.tenue) continue;
    const found = await readAllowed(db, { actor, key: id, genre: 'subvention' });
    if (!found.ok) continue;
    const view = await kindsOfDossiers
      .of('subvention')
      .read({ db, clock }, found.value, { actor, populate: [] });
    regard.keep({ row: found.value, view: view as DossierSubventionView });
    await lecturesEcrites(db);
  }
}

/**
 * When this many dossiers wait, the next ones are left to their first reader: a server that writes so much must not
 * read ahead as well.
 */
const mostWaiting = 2_000;

/** Reads dossiers ahead, one at a time, from `start` to `stop`; a dossier that changed twice meanwhile is read once. */
export function remplissage(platform: Reading) {
  const waiting = new Set<string>();
  let isOpen = false;
  let last: Promise<void> = Promise.resolve();
  let isBusy = false;
  const work = async () => {
    for (const id of waiting) {
      // The answer of whoever wrote, and those that wait, are sent first.
      await new Promise(setImmediate);
      if (!isOpen) break;
      waiting.delete(id);
      await fillLecture(platform, id).catch((err: unknown) => {
        platform.log.warn({ err, dossier: id }, 'a dossier could not be read ahead of its readers');
      });
    }
    isBusy = false;
  };
  const add = (id: string) => {
    if (!isOpen || waiting.size >= mostWaiting) return;
    waiting.add(id);
    if (isBusy) return;
    isBusy = true;
    last = work();
  };
  historyListeners.add('lectures', async (tx, { objet, id_objet }) => {
    if (isOpen && objet === 'dossier') afterCommit(tx, () => add(id_objet));
  });
  return {
    start: async () => {
      isOpen = true;
    },
    /** Waits until all that changed is read. */
    done: async () => last,
    stop: async () => {
      isOpen = false;
      await last;
    },
  };
}

const mostByNight = 20_000;
const lot = 500;

/** Makes the missing readings of the dossiers that services now hold, for at most `most` dossiers a night. */
export async function fillLectures(platform: Reading, most = mostByNight): Promise<void> {
  let done = 0;
  let after: string | null = null;
  while (done < most) {
    const found: string[] = await listUnreadDossiers(platform.db, {
      after,
      limit: Math.min(lot, most - done),
    });
    for (const id of found) await fillLecture(platform, id);
    done += found.length;
    after = found.at(-1) ?? null;
    if (after === null) break;
  }
  platform.log.info({ dossiers: done }, 'dossiers were read ahead of their readers');
}
