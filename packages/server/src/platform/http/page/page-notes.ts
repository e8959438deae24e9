import type { Built } from '../../feature.ts';
import type { Log } from '../../log/log.ts';
import type { ReadNotes } from './page-row.ts';

/** Reads the notes of a page; a page whose notes cannot be read is sent without them rather than not at all. */
export function notesOf(features: readonly Built[], log: Pick<Log, 'warn'>): ReadNotes {
  const [read] = features.flatMap((one) => one.pageNotes ?? []);
  return async (chemin) => {
    try {
      return (await read?.(chemin)) ?? [];
    } catch (error) {
      log.warn({ err: error }, 'the page is told no note');
      return [];
    }
  };
}
