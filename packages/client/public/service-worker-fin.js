// The server sends this in place of the service worker once the operator turned it off (OFFLINE=non): it removes the
// files that were kept, then itself. It handles no request, so the pages come from the network at once.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('asso-fichiers-')) await caches.delete(name);
  await registration.unregister();
}
