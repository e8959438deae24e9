// Single letters run commands on the work page of a service; a setting turns them off (WCAG 2.1.4).
const typed = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';

/**
 * Tells whether a letter runs a command: only while the focus is in the dossier or its queue, and never where one types
 * or chooses.
 */
export function isForThePoste(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return target instanceof Element && target.closest('.poste') !== null && target.closest(typed) === null;
}

/**
 * Runs the command of a key: presses a button, unfolds a part, or gives the focus to a field. Returns false when the
 * page has no such element.
 */
export function pressTouche(touche: 's' | 'n' | 'p' | 'r'): boolean {
  const bearer = document.querySelector<HTMLElement>(`.poste .touche-${touche}`);
  const found = bearer?.matches('section') ? bearer.querySelector<HTMLElement>('textarea') : bearer;
  if (!found) return false;
  if (found.parentElement instanceof HTMLDetailsElement) found.parentElement.open = true;
  found.scrollIntoView({ block: 'nearest' });
  found.focus();
  if (found.matches('button')) found.click();
  return true;
}
