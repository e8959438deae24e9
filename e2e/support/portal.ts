import { aClamd } from '../../packages/server/src/platform/storage/test-clamd.ts';
import { aFakeAdresses } from '../../packages/server/src/referentiel/test-adresses.ts';
import { runPortal } from './run-portal.ts';

/**
 * One portal with its demo data and an antivirus for all the journeys; gives what stops it. The portal that
 * PORTAL_URL names is used instead, and left running: each journey makes its own data, so that it can be run again.
 * @public Playwright calls it by its path.
 */
export default async function startPortal(): Promise<() => Promise<void>> {
  if (process.env.PORTAL_URL) return async () => undefined;
  const clamd = await aClamd();
  const adresses = await aFakeAdresses();
  const portal = await runPortal({ CLAMAV_URL: clamd.url, GEO_URL: adresses.url });
  process.env.PORTAL_URL = portal.url;
  return async () => {
    await portal.stop();
    await adresses.stop();
  };
}
