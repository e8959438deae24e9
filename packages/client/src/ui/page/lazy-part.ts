// A new version of the portal removes the files of the old one: when a file is missing, the page is reloaded, at most
// once a minute.
import { type ComponentType, lazy } from 'react';
import { withFirstGesture } from './first-gesture.ts';

const storageName = 'asso.rechargement';
/** How long the page is not reloaded again [R8.18]. */
const pauseMs = 60_000;

/** Returns a component whose code is loaded when it is first shown. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => loadOrReload(async () => ({ default: await load() })));

/** Returns a component that is shown only after a press: its code is loaded at the first gesture on the page. */
export function actedPart<P>(load: () => Promise<ComponentType<P>>) {
  withFirstGesture(load);
  return lazyPart(load);
}

/** What Chromium, Firefox, Safari and then our builder say of a file that did not come. */
const notCome = /dynamically imported module|importing a module script failed|preload css/i;

/**
 * Loads a part of the page. When its file does not come, reloads the whole page, and the promise never settles; throws
 * `MissingPart` instead when a reload was just made or there is no network. An error of the code itself is thrown as it
 * is: it has nothing to do with the connection.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!(cause instanceof Error && notCome.test(cause.message))) throw cause;
    const last = Number(sessionStorage.getItem(storageName) ?? Number.NEGATIVE_INFINITY);
    const instant = performance.timeOrigin + performance.now();
    // Without a network, a reload would remove what is on the screen.
    if (instant - last < pauseMs || !navigator.onLine) throw new MissingPart(cause);
    sessionStorage.setItem(storageName, String(instant));
    location.reload();
    return new Promise<never>(() => undefined);
  }
}

/**
 * A part of the page could not be loaded, and a reload was useless (one was just made) or harmful (there is no
 * network).
 */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.', {
      cause,
    });
  }
}
