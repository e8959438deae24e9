// When the last e-mail left, as this tab knows it: another one is offered a minute later.
import { now } from '../platform/clock.ts';
import { createStore } from '../ui/store.ts';

const storageName = 'asso.envoi';
const waitSeconds = 60;

export const envoiKept = createStore(Number(sessionStorage.getItem(storageName) ?? 0));

export function keepEnvoi(): void {
  const at = now().getTime();
  sessionStorage.setItem(storageName, String(at));
  envoiKept.set(at);
}

/** Whole seconds, 0 when it may be asked; `at` may be a moment that came before. */
export function secondsBefore(sentAt: number, at: number): number {
  const left = Math.ceil((sentAt - at) / 1000) + waitSeconds;
  return Math.min(waitSeconds, Math.max(0, left));
}
