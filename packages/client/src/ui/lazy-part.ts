// A new version of the portal takes away the files of the old one: the page is loaded again, once a minute at most.
import { type ComponentType, lazy } from 'react';

const storageName = 'asso.rechargement';
/** [R8.18] */
const pauseMs = 60_000;

/** A component whose code comes when it is first shown. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => loadOrReload(async () => ({ default: await load() })));

/** Never settles when the page is being loaded again. */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const last = Number(sessionStorage.getItem(storageName) ?? Number.NEGATIVE_INFINITY);
    const instant = performance.timeOrigin + performance.now();
    // Without a network, loading again would take away what is on the screen.
    if (instant - last < pauseMs || !navigator.onLine) throw new MissingPart(cause);
    sessionStorage.setItem(storageName, String(instant));
    location.reload();
    return new Promise<never>(() => undefined);
  }
}

/** A part of the page did not come, and loading the page again has not helped or would not. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.', {
      cause,
    });
  }
}
