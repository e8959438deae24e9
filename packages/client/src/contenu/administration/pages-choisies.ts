// Names the pages of a note by their titles, as in the menus.
import { notePageFields } from '@asso/domain/contenu/note-page.fields';
import { pageTitle } from '../../platform/page/available-pages.ts';

/** Returns the title of a page; the « ? » of a route marks an optional part, and is not the beginning of a query. */
const titleOf = (path: string): string | null => pageTitle(path.replaceAll('?', ''));

/** Returns the title of a page, such as « Mes documents », with its address where several pages share the title. */
export function sayPage(path: string): string {
  const titre = titleOf(path);
  if (titre === null) return path;
  const isShared = notePageFields.routes.options.some(
    ({ value }) => value !== path && titleOf(value) === titre,
  );
  return isShared ? `${titre} (${path.replaceAll(/:\w+\??/g, '…')})` : titre;
}

/** Lists the pages that have a title, in alphabetical order. */
export const pagesProposees = () =>
  notePageFields.routes.options
    .filter(({ value }) => titleOf(value) !== null)
    .map(({ value }) => ({ value, label: sayPage(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));
