// Single letters run commands in the queue, except in a field or while a dialog is open; a setting turns them off
// (WCAG 2.1.4).
import type { Touche } from './use-touches.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** What each key does, in the order of the help. */
export const touchesFile: readonly Touche[] = [
  { nom: 'j', effet: 'dossier suivant', agir: () => goToLine(1) },
  { nom: 'k', effet: 'dossier précédent', agir: () => goToLine(-1) },
  { nom: 'Entrée', effet: 'ouvrir le dossier' },
  { nom: 'x', effet: 'cocher le dossier', agir: () => tickLine(false) },
  { nom: 'Maj x', effet: 'cocher jusqu’au dossier', touches: ['X'], agir: () => tickLine(true) },
  { nom: 'e', effet: 'changer la cellule, ou le montant proposé', touches: ['e', 'F2'], agir: editCell },
  { nom: 'a', effet: 'affecter les dossiers cochés, ou celui de la ligne', agir: () => pressActe('a') },
  { nom: 'l', effet: 'étiqueter', agir: () => pressActe('l') },
  { nom: 's', effet: 'commencer leur instruction', agir: () => pressActe('s') },
  { nom: 'p', effet: 'demander des pièces', agir: () => pressActe('p') },
  { nom: 'm', effet: 'proposer un montant', agir: () => pressActe('m') },
  { nom: 'n', effet: 'ajouter une note', agir: () => pressActe('n') },
  { nom: 'r', effet: 'renvoyer pour correction', agir: () => pressActe('r') },
  { nom: 'd', effet: 'conclure', agir: () => pressActe('d') },
  { nom: 'Ctrl K', effet: 'aller à un dossier, une page, un acte' },
  {
    nom: '/',
    effet: 'chercher dans la liste',
    agir: () => document.getElementById('filtres-recherche')?.focus(),
  },
  { nom: '?', effet: 'voir les touches' },
];

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
function goToLine(by: 1 | -1): void {
  const all = lines();
  const from = all.findIndex(isHere);
  const to = from < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(Math.max(from + by, 0), all.length - 1);
  all[to]?.querySelector<HTMLElement>('th a')?.focus();
  all[to]?.scrollIntoView({ block: 'nearest' });
}

/** Presses the box of the line that has the focus; with Shift, the lines since the last press follow. */
function tickLine(shiftKey: boolean): void {
  const box = lines().find(isHere)?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

/** The keys that open a cell of the line that has the focus, when no dossier is ticked. */
const cells: Readonly<Record<string, string>> = { a: 'affectes', l: 'etiquettes', m: 'propose' };

/** The class of what stands in the bar while the code of its acts is on its way. */
export const attendus = 'actes-attendus';

/**
 * Presses the button of an action, and gives it the focus so that Tab goes on into its panel. When dossiers are ticked
 * and the code of their acts is still on its way, the key waits for it.
 */
export function pressActe(touche: string): void {
  const bar = document.querySelector('.file-barre--choix');
  const button = bar ? acteOf(touche) : cellOf(lines().find(isHere), cells[touche]);
  const waiting = bar?.querySelector<HTMLElement>(`.${attendus}`);
  if (waiting && !button) waiting.dataset.touche = touche;
  else press(button);
}

/** Presses the act whose key was pressed before its button had come; nothing when no dossier is ticked any more. */
export const pressAttendue = (touche: string | undefined): void => press(touche ? acteOf(touche) : null);

const acteOf = (touche: string): HTMLButtonElement | null =>
  document.querySelector(`.file-barre--choix .acte-${touche}`);

function press(button: HTMLButtonElement | null | undefined): void {
  button?.focus();
  button?.click();
}

const cellOf = (
  line: HTMLElement | undefined,
  cell: string | undefined,
): HTMLButtonElement | null | undefined =>
  cell === undefined ? null : line?.querySelector<HTMLButtonElement>(`.cellule--${cell}`);

/** Changes the cell that has the focus, or the proposed amount of the line. */
function editCell(): void {
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
