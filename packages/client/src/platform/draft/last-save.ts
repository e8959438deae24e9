import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { createStore } from '../../ui/store.ts';
import { now } from '../clock.ts';

/** When something of the page was last saved, by whichever draft: « 14h05 ». One page shows one hour. */
export const lastSave = createStore<string | null>(null);

export function noteSave(): string {
  const heure = formatHeure(now());
  lastSave.set(heure);
  return heure;
}
