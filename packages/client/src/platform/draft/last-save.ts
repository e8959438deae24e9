import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { createStore } from '../../ui/page/store.ts';
import { now } from '../clock.ts';

/** When any draft of the page was last saved (« 14h05 »): all the indicators of a page show the same time. */
export const lastSave = createStore<string | null>(null);

export function noteSave(): string {
  const heure = formatHeure(now());
  lastSave.set(heure);
  return heure;
}
