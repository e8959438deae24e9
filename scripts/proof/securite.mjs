// Checks who may call what, sends random inputs to each call, and injects scripts into the pages: docs/preuves.md.
import { findBrowser } from '../command/browser.mjs';
import { ensureClientBuilt } from '../command/client-build.mjs';
import { findBin } from '../command/paths.mjs';

/** @public */
export const name = 'securite';
/** @public */
export const description =
  'chaque appel par chaque sorte de personne, puis par le hasard : aucune fuite, aucun 500 ; aucun script ne s’exécute dans une page';

const times = 20;

/** @public */
export async function run({ runNode, say }) {
  const seed = process.env.PROOF_SEED ?? String(Math.floor(Math.random() * 1_000_000));
  say(`graine ${seed} (PROOF_SEED), chaque tirage ${times} fois`);
  const tests = ['run', '--project', 'preuves', 'packages/server/src/preuve'];
  const code = await runNode([findBin('vitest'), ...tests], { PROOF_TIMES: String(times), PROOF_SEED: seed });
  ensureClientBuilt();
  const { path, sandbox } = findBrowser();
  const env = { CHROME: path, CHROME_SANDBOX: sandbox ? 'on' : 'off', PROOF: name };
  const pages = [findBin('@playwright/test', 'playwright'), 'test', 'e2e/script-enregistre.spec.ts'];
  const codePages = await runNode(pages, env);
  return [
    lineOf(`appels × personnes × hasard, graine ${seed}`, code),
    lineOf('un script enregistré dans chaque texte de chaque page', codePages),
  ];
}

const lineOf = (what, code) => ({
  what,
  found: code === 0 ? 'tout tient' : `sortie ${code}`,
  isHeld: code === 0,
});
