// Each page as each kind of person opens it, in every state, theme and width: docs/preuves.md.
import { findBrowser } from '../command/browser.mjs';
import { ensureClientBuilt } from '../command/client-build.mjs';
import { binOf } from '../command/paths.mjs';

/** @public */
export const name = 'accessibilite';
/** @public */
export const description =
  'chaque page × personne × première vue, panne, vide, textes longs × clair, sombre × 320, 1280 px';

/** @public */
export async function run({ runNode }) {
  ensureClientBuilt();
  const { path, sandbox } = findBrowser();
  const env = { CHROME: path, CHROME_SANDBOX: sandbox ? 'on' : 'off', PROOF: name };
  const code = await runNode(
    [binOf('@playwright/test', 'playwright'), 'test', 'e2e/accessibilite.spec.ts'],
    env,
  );
  const what = 'aucun défaut vu par axe, rien de coupé, un titre et un contenu';
  return [{ what, found: code === 0 ? 'partout' : `sortie ${code}`, isHeld: code === 0 }];
}
