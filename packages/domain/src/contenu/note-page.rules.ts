// A page shows some notes above its content, and a note must be valid to be written (§2 Layouts: page notes per
// route).
import { findRouteRight } from '../compte/routes.rights.ts';
import { ok, type Problem, type Result } from '../kernel/result.ts';

/** The kinds go from the most pressing to the least. */
export const noteKinds = ['alerte', 'attention', 'info'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** The route that puts a note on every page. */
const everyPage = '*';
const shownAtMost = 2;

type Note = { routes: readonly string[]; kind: NoteKind };

/** Returns the notes of this page, the most pressing first, two at most; the others wait until one is dismissed. */
export function notesOnPage<N extends Note>(notes: readonly N[], path: string): N[] {
  return notes
    .filter(({ routes }) => routes.includes(everyPage) || routes.includes(path))
    .toSorted((a, b) => noteKinds.indexOf(a.kind) - noteKinds.indexOf(b.kind))
    .slice(0, shownAtMost);
}

type Draft = { routes: readonly string[]; debut: string | null; fin: string | null };

/** Refuses a page that the portal does not have, and a note that would end before it begins. */
export function checkNote<D extends Draft>(note: D): Result<D> {
  const unknown = note.routes.filter((path) => path !== everyPage && !findRouteRight(path));
  const [first, ...others]: Problem[] = [
    ...unknown.map((page) => ({
      code: 'contenu.note-page-inconnue',
      field: 'routes',
      params: { page },
    })),
    ...(note.debut !== null && note.fin !== null && Date.parse(note.fin) <= Date.parse(note.debut)
      ? [{ code: 'contenu.note-fin-avant-debut', field: 'fin' }]
      : []),
  ];
  return first ? { ok: false, problems: [first, ...others] } : ok(note);
}
