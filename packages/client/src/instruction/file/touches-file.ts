// Single letters run commands in the queue, except in a field or while a dialog is open; a setting turns them off
// (WCAG 2.1.4).

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** What each key does, in the order of the help. */
export const touchesFile = [
  ['j', 'dossier suivant'],
  ['k', 'dossier précédent'],
  ['Entrée', 'ouvrir le dossier'],
  ['x', 'cocher le dossier'],
  ['Maj x', 'cocher jusqu’au dossier'],
  ['e', 'changer la cellule, ou le montant proposé'],
  ['a', 'affecter les dossiers cochés, ou celui de la ligne'],
  ['l', 'étiqueter'],
  ['s', 'commencer leur instruction'],
  ['p', 'demander des pièces'],
  ['m', 'proposer un montant'],
  ['n', 'ajouter une note'],
  ['r', 'renvoyer pour correction'],
  ['d', 'conclure'],
  ['Ctrl K', 'aller à un dossier, une page, un acte'],
  ['/', 'chercher dans la liste'],
  ['?', 'voir les touches'],
] as const;

/**
 * Tells whether a key is meant for the queue: not while a dialog is open, nor in a field other than a checkbox or in a
 * menu, nor with Ctrl, Alt or Meta.
 */
export function isForQueue({ ctrlKey, metaKey, altKey, defaultPrevented, target }: Pressed): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (document.querySelector('.dialogue') !== null) return false;
  return !(target instanceof Element && target.closest(typing) && !target.matches('[type="checkbox"]'));
}

const typing = 'input, textarea, select, [contenteditable="true"], .menu__panneau';

const lines = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('#liste tr:not(.tableau__groupe)'),
];
const isHere = (line: HTMLElement): boolean => line.contains(document.activeElement);

/** Moves the focus to the link of the next or previous line, so that a screen reader follows. */
export function goToLine(by: 1 | -1): void {
  const all = lines();
  const from = all.findIndex(isHere);
  const to = from < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(Math.max(from + by, 0), all.length - 1);
  all[to]?.querySelector<HTMLElement>('th a')?.focus();
  all[to]?.scrollIntoView({ block: 'nearest' });
}

/** Presses the box of the line that has the focus; with Shift, the lines since the last press follow. */
export function tickLine(shiftKey: boolean): void {
  const box = lines().find(isHere)?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

/** The keys that open a cell of the line that has the focus, when no dossier is ticked. */
const cells: Readonly<Record<string, string>> = { a: 'affectes', l: 'etiquettes', m: 'propose' };

/** Presses the button of an action, and gives it the focus so that Tab goes on into its panel. */
export function pressActe(touche: string): void {
  const bar = document.querySelector<HTMLButtonElement>(`.file-barre .acte-${touche}`);
  const button = bar ?? cellOf(lines().find(isHere), cells[touche]);
  button?.focus();
  button?.click();
}

const cellOf = (
  line: HTMLElement | undefined,
  cell: string | undefined,
): HTMLButtonElement | null | undefined =>
  cell === undefined ? null : line?.querySelector<HTMLButtonElement>(`.cellule--${cell}`);

/** Changes the cell that has the focus, or the proposed amount of the line. */
export function editCell(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement && activeElement.matches('.cellule')) activeElement.click();
  else pressActe('m');
}

/** Goes from the field of an amount to that of the next or previous line. */
export function goToCell(field: string, by: 1 | -1): void {
  const all = lines();
  const from = all.findIndex((line) => line.querySelector(`#${CSS.escape(field)}`));
  const next = cellOf(all[from + by], 'propose');
  next?.scrollIntoView({ block: 'nearest' });
  next?.click();
}
