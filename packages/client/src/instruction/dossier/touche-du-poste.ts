// Single letters act in the desk of a service.
const typed = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';

/** A letter acts only while the focus is in the dossier or in its queue, and never where one types or chooses. */
export function isForThePoste(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  return target instanceof Element && target.closest('.poste') !== null && target.closest(typed) === null;
}
