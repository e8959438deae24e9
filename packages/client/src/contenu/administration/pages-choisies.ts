// How the pages of a note are called: by their titles, as in the menus.
import { notePageFields } from '@asso/domain/contenu/note-page.fields';
import { pageTitle } from '../../platform/available-pages.ts';

/** « Mes documents », and its address where several pages bear the same title. */
export function pageDite(path: string): string {
  const titre = pageTitle(path);
  if (titre === null) return path;
  const isShared = notePageFields.routes.options.some(
    ({ value }) => value !== path && pageTitle(value) === titre,
  );
  return isShared ? `${titre} (${path})` : titre;
}

/** The pages there are, by title. */
export const pagesProposees = () =>
  notePageFields.routes.options
    .filter(({ value }) => pageTitle(value) !== null)
    .map(({ value }) => ({ value, label: pageDite(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));
