import { rmSync } from 'node:fs';
import { aClamd } from '../../packages/server/src/platform/storage/test/test-clamd.ts';
import { aFakeAdresses } from '../../packages/server/src/referentiel/test/test-adresses.ts';
import { decideAtOnce } from './decide-at-once.ts';
import { identityEnvironment, runIdentityProvider } from './identity-provider.ts';
import { startKnownGood } from './known-good.ts';
import { freePort, runPortal } from './run-portal.ts';

/**
 * Starts one portal with its demonstration data, an antivirus and an identity provider for all the journeys, and
 * returns what stops it. When PORTAL_URL names a portal, it is used instead and left running: each journey makes its
 * own data, so that it can be repeated. @public Playwright calls it by its path.
 */
export default async function startPortal(): Promise<() => Promise<void>> {
  const knownGood = startKnownGood();
  const forget = async () => rmSync(knownGood, { recursive: true, force: true });
  if (process.env.PORTAL_URL) {
    await decideAtOnce(process.env.PORTAL_URL);
    return forget;
  }
  const clamd = await aClamd();
  const adresses = await aFakeAdresses();
  // The portal and the provider must know each other's address: the provider's is chosen first, but it starts after
  // the portal.
  const identity = `http://127.0.0.1:${await freePort()}`;
  const services = { CLAMAV_URL: clamd.url, GEO_URL: adresses.url, ...identityEnvironment(identity) };
  const portal = await runPortal(services);
  const stopIdentity = await runIdentityProvider(identity, portal.url);
  process.env.PORTAL_URL = portal.url;
  await decideAtOnce(portal.url);
  return async () => {
    await forget();
    await portal.stop();
    await adresses.stop();
    await stopIdentity();
  };
}
