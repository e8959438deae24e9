// When the last e-mail was sent, kept in this tab: another one is offered a minute later.
import { now } from '../../platform/clock.ts';
import { createStore } from '../../ui/page/store.ts';

const storageName = 'asso.envoi';
const waitSeconds = 60;

export const envoiKept = createStore(Number(sessionStorage.getItem(storageName) ?? 0));

export function keepEnvoi(): void {
  const at = now().getTime();
  sessionStorage.setItem(storageName, String(at));
  envoiKept.set(at);
}

/** Returns the whole seconds before another e-mail may be asked for, 0 when it may. The clock may have gone back. */
export function secondsBefore(sentAt: number, at: number): number {
  const left = Math.ceil((sentAt - at) / 1000) + waitSeconds;
  return Math.min(waitSeconds, Math.max(0, left));
}
