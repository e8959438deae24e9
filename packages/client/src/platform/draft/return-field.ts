// A session that ends while somebody writes: once signed in again they are back in the field they left.
import { focusFirstControl } from '../../ui/focus.ts';
import { here } from '../navigation.ts';

const storageName = 'asso.champ';
const triesMs = [0, 150, 500, 1200];

let lastTyped = '';

/** `id` is that of the control. */
export const noteField = (id: string): void => {
  lastTyped = id;
};

/** Called while the page is still there: names and places only, nothing of what was typed. */
export function rememberField(): void {
  const id = document.activeElement?.closest('main [id]')?.id || lastTyped;
  if (id) sessionStorage.setItem(storageName, JSON.stringify({ page: here(), id }));
}

/** The fields may appear only once the page is read: tried a few times. */
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
