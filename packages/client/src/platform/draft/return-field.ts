// When a session ends while somebody writes, signing in again brings them back to the field they left.
import { focusFirstControl } from '../../ui/page/focus.ts';
import { here } from '../page/navigation.ts';

const storageName = 'asso.champ';
const triesMs = [0, 150, 500, 1200];

let lastTyped = '';

/** Notes the id of the control in which the person last typed. */
export const noteField = (id: string): void => {
  lastTyped = id;
};

/**
 * Stores the address of the page and the id of the field, and nothing of what was typed. Called while the page is still
 * shown.
 */
export function rememberField(): void {
  const id = document.activeElement?.closest('main [id]')?.id || lastTyped;
  if (id) sessionStorage.setItem(storageName, JSON.stringify({ page: here(), id }));
}

/**
 * Gives the focus back to the remembered field; tries a few times, since the field may appear only once the page has
 * read its data.
 */
export function returnToField(attempt = 0): void {
  const wanted = read();
  if (wanted?.page !== here()) return;
  const element = document.getElementById(wanted.id);
  if (element && attempt > 0) {
    sessionStorage.removeItem(storageName);
    focusFirstControl(element);
  } else if (attempt < triesMs.length) setTimeout(() => returnToField(attempt + 1), triesMs[attempt]);
}

function read(): { page: string; id: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? 'null') as { page: string; id: string } | null;
  } catch {
    return null;
  }
}
