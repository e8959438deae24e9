// Each page is opened as each kind of person, in every state, theme and width (docs/preuves.md). PROOF_PART=3/8 takes
// the third eighth of the pages; PROOF_PAGES takes those whose person and address match an expression.
import { findBrowser } from '../command/browser.mjs';
import { ensureClientBuilt } from '../command/client-build.mjs';
import { findBin } from '../command/paths.mjs';

/** @public */
export const name = 'accessibilite';
/** @public */
export const description =
  'chaque page × rôle × première vue, panne, formulaire vide, liste vide, textes longs × clair, sombre × 320, 1280 px (PROOF_PART=1/8)';

/** @public */
export async function run({ runNode }) {
  ensureClientBuilt();
  const { path, sandbox } = findBrowser();
  const env = { CHROME: path, CHROME_SANDBOX: sandbox ? 'on' : 'off', PROOF: name };
  const { PROOF_PART: part, PROOF_PAGES: pages } = process.env;
  // Traces of thousands of views would cost more than the views; each view reports its own problems instead.
  const args = ['test', 'e2e/accessibilite.spec.ts', '--trace', 'off', '--retries', '0'];
  if (part) args.push('--shard', part);
  if (pages) args.push('--grep', `views as (${pages})`);
  const code = await runNode([findBin('@playwright/test', 'playwright'), ...args], env);
  const what = 'aucun défaut vu par axe, rien de coupé, un titre et un contenu';
  return [{ what, found: code === 0 ? 'partout' : `sortie ${code}`, isHeld: code === 0 }];
}
