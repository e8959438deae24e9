// A new version of the portal takes away the files of the old one: the page is loaded again, once a minute at most.
import { now } from '../platform/clock.ts';

const storageName = 'asso.rechargement';
const pauseMs = 60_000;

/** Never settles when the page is being loaded again. */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const last = Number(sessionStorage.getItem(storageName) ?? 0);
    const instant = now().getTime();
    if (instant - last < pauseMs)
      throw new Error('Une partie de la page n’a pas pu être chargée.', { cause });
    sessionStorage.setItem(storageName, String(instant));
    location.reload();
    return new Promise<never>(() => undefined);
  }
}
