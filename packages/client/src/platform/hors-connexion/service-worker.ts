// The page registers the service worker, shows that a new version waits, and removes the worker when the operator turns
// it off.
import { createStore } from '../../ui/page/store.ts';
import { basePath, brand } from '../brand.ts';
import { now } from '../clock.ts';
import { cachePrefix, takeOver } from './built-files.ts';
import { keptReadsHere } from './kept-reads.ts';

/** True once this browser holds a new version of the portal, ready to replace the one shown. */
export const isVersionReady = createStore(false);

const lookedMs = 3_600_000;

/**
 * Registers the service worker, except during development or when the browser asks to save data; removes it when the
 * operator has turned it off (`horsConnexion`).
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  if (!brand.horsConnexion) return removeServiceWorker();
  if (savesData()) return;
  const registration = await navigator.serviceWorker
    .register(`${basePath}/service-worker.js`, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration) watch(registration);
}

/** Loads the page again with the new version; drafts keep what is typed. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(`${basePath}/`);
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage(takeOver);
}

function watch(registration: ServiceWorkerRegistration): void {
  // The first worker of a browser replaces nothing, so it is not a new version.
  const tell = () => isVersionReady.set(navigator.serviceWorker.controller !== null);
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && tell());
  if (registration.waiting) tell();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  let looked = now().getTime();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || now().getTime() - looked < lookedMs) return;
    looked = now().getTime();
    void registration.update().catch(() => undefined);
  });
}

async function removeServiceWorker(): Promise<void> {
  await keptReadsHere.keepNothing();
  const registration = await navigator.serviceWorker.getRegistration(`${basePath}/`);
  await registration?.unregister();
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
}

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return Object(connection).saveData === true;
};
