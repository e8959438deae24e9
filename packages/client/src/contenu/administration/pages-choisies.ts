// How the pages of a note are called: by their titles, as in the menus.
import { notePageFields } from '@asso/domain/contenu/note-page.fields';
import { pageTitle } from '../../platform/available-pages.ts';

/** Of a pattern: what may be left out of an address is no query. */
const titleOf = (path: string): string | null => pageTitle(path.replaceAll('?', ''));

/** « Mes documents », and its address where several pages bear the same title. */
export function pageDite(path: string): string {
  const titre = titleOf(path);
  if (titre === null) return path;
  const isShared = notePageFields.routes.options.some(
    ({ value }) => value !== path && titleOf(value) === titre,
  );
  return isShared ? `${titre} (${path.replaceAll(/:\w+\??/g, '…')})` : titre;
}

/** The pages there are, by title. */
export const pagesProposees = () =>
  notePageFields.routes.options
    .filter(({ value }) => titleOf(value) !== null)
    .map(({ value }) => ({ value, label: pageDite(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));
