// The keys of the day: one goes from act to act, and « Entrée » does the first before any is chosen.
import type { Touche } from '../file/use-touches.ts';

export const touchesJour: readonly Touche[] = [
  { nom: 'j', effet: 'ligne suivante', agir: () => goToActe(1) },
  { nom: 'k', effet: 'ligne précédente', agir: () => goToActe(-1) },
  { nom: 'Entrée', effet: 'aller faire l’acte de la ligne', touches: ['Enter'], agir: pressFirst },
  { nom: 'Ctrl K', effet: 'aller à un dossier, une page, un acte' },
  { nom: '?', effet: 'voir les touches' },
];

const actes = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.jour__acte')];

/** Moves the focus to the act of the next or previous line, so that a screen reader follows. */
function goToActe(by: 1 | -1): boolean {
  const all = actes();
  const from = all.indexOf(document.activeElement as HTMLElement);
  const to = from < 0 ? 0 : Math.min(Math.max(from + by, 0), all.length - 1);
  all[to]?.focus();
  all[to]?.closest('li')?.scrollIntoView({ block: 'nearest' });
  return all.length > 0;
}

/**
 * Follows the first act, unless the key belongs to what has the focus. An act that writes to somebody only takes the
 * focus: nothing leaves by a key pressed for something else.
 */
function pressFirst(): boolean {
  if (document.activeElement?.closest('a, button, summary, [role="dialog"]')) return false;
  const [first] = actes();
  if (first instanceof HTMLButtonElement) first.focus();
  else first?.click();
  return first !== undefined;
}
