// Single letters act in the queue, never in a field or a dialog, and each has its button too (WCAG 2.1.4).

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** It says what each key does, in the order of the help. */
export const touchesFile = [
  ['j', 'dossier suivant'],
  ['k', 'dossier précédent'],
  ['Entrée', 'ouvrir le dossier'],
  ['x', 'cocher le dossier'],
  ['Maj x', 'cocher jusqu’au dossier'],
  ['a', 'affecter les dossiers cochés'],
  ['l', 'étiqueter les dossiers cochés'],
  ['s', 'commencer leur instruction'],
  ['d', 'conclure'],
  ['/', 'chercher dans la liste'],
  ['?', 'voir les touches'],
] as const;

/** A key that is typed in a field, or with Ctrl, belongs to somebody else. */
export function isForQueue({ ctrlKey, metaKey, altKey, defaultPrevented, target }: Pressed): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (document.querySelector('.dialogue') !== null) return false;
  return !(target instanceof Element && target.closest(typing) && !target.matches('[type="checkbox"]'));
}

const typing = 'input, textarea, select, [contenteditable="true"], .menu__panneau';

const lines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('#liste tr')];
const isHere = (line: HTMLElement): boolean => line.contains(document.activeElement);

/** The cursor is the focus itself, so that a screen reader follows: it is on the link of its line. */
export function goToLine(by: 1 | -1): void {
  const all = lines();
  const from = all.findIndex(isHere);
  const to = from < 0 ? (by > 0 ? 0 : all.length - 1) : Math.min(Math.max(from + by, 0), all.length - 1);
  all[to]?.querySelector<HTMLElement>('th a')?.focus();
  all[to]?.scrollIntoView({ block: 'nearest' });
}

/** It presses the box of the line that has the focus; with Shift, the lines since the last press follow. */
export function tickLine(shiftKey: boolean): void {
  const box = lines().find(isHere)?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

/** The button of the act takes the focus too, so that Tab goes on into its panel. */
export function pressActe(touche: string): void {
  const button = document.querySelector<HTMLButtonElement>(`.file-barre .acte-${touche}`);
  button?.focus();
  button?.click();
}
