// Single letters run commands on the work page of a service; a setting turns them off (WCAG 2.1.4).
const dialogs = '.dialogue, dialog[open]';
const typed = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';

/** Where a service reads one dossier, beside its queue. */
const desk = '.poste';

/** The act that decides is found by each of its outcomes, on the queue as on the desk. */
export const concludeActe = { touche: 'd', label: 'Conclure : accorder, refuser ou rejeter' } as const;

/**
 * Tells whether a letter runs a command: while the focus is in the dossier or its queue, or nowhere (a button that went
 * with what it did, a press in the margin); never where one types or chooses, nor under a dialog.
 */
export function isForThePoste(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (!(target instanceof Element) || target.closest(typed) !== null) return false;
  if (target.closest(desk) !== null) return true;
  const isNowhere = target === document.body || target === document.documentElement;
  return isNowhere && document.querySelector(desk) !== null && document.querySelector(dialogs) === null;
}

/**
 * Runs the command of a key: presses a button, unfolds a part, or gives the focus to a field. Returns false when the
 * page has no such element.
 */
export function pressTouche(touche: 's' | 'n' | 'p' | 'r'): boolean {
  const bearer = document.querySelector<HTMLElement>(`${desk} .touche-${touche}`);
  const found = bearer?.matches('section') ? bearer.querySelector<HTMLElement>('textarea, input') : bearer;
  if (!found) return false;
  if (found.parentElement instanceof HTMLDetailsElement) found.parentElement.open = true;
  found.scrollIntoView({ block: 'nearest' });
  found.focus();
  if (found.matches('button')) found.click();
  return true;
}
