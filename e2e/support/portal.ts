import { aClamd } from '../../packages/server/src/platform/storage/test-clamd.ts';
import { aFakeAdresses } from '../../packages/server/src/referentiel/test-adresses.ts';
import { identityEnvironment, runIdentityProvider } from './identity-provider.ts';
import { freePort, runPortal } from './run-portal.ts';

/**
 * One portal with its demo data, an antivirus and a provider of identity for all the journeys; gives what stops it. The portal that
 * PORTAL_URL names is used instead, and left running: each journey makes its own data, so that it can be run again.
 * @public Playwright calls it by its path.
 */
export default async function startPortal(): Promise<() => Promise<void>> {
  if (process.env.PORTAL_URL) return async () => undefined;
  const clamd = await aClamd();
  const adresses = await aFakeAdresses();
  // Each must know the address of the other: that of the provider is decided first, and it is asked once it runs.
  const identity = `http://127.0.0.1:${await freePort()}`;
  const services = { CLAMAV_URL: clamd.url, GEO_URL: adresses.url, ...identityEnvironment(identity) };
  const portal = await runPortal(services);
  const stopIdentity = await runIdentityProvider(identity, portal.url);
  process.env.PORTAL_URL = portal.url;
  return async () => {
    await portal.stop();
    await adresses.stop();
    await stopIdentity();
  };
}
