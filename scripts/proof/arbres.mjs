// Each page is written as the text of its accessible tree for each kind of person, so that a change of the screens'
// code shows all that it changes for them: docs/preuves.md.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from '../command/browser.mjs';
import { ensureClientBuilt } from '../command/client-build.mjs';
import { CommandError } from '../command/command.mjs';
import { cache, findBin } from '../command/paths.mjs';
import { compareTrees, differencesInWords } from '../trees/compare-trees.mjs';

/** @public */
export const name = 'arbres';
/** @public */
export const description =
  'l’arbre accessible de chaque page × rôle, en texte (--into=dossier) ; comparé à un autre (--compare=dossier)';

/** @public */
export async function run({ runNode, options, say }) {
  const frozen = optionOf(options, 'compare');
  if (frozen && !existsSync(join(frozen, 'jour')))
    throw new CommandError(`Rien n’a été gelé dans ${frozen}.`);
  const folder = optionOf(options, 'into') ?? join(cache, 'arbres');
  const code = await draw(runNode, folder);
  const drawn = [{ what: 'chaque page est écrite', found: foundOf(code, folder), isHeld: code === 0 }];
  if (!frozen || code !== 0) return drawn;
  const [before, after] = [frozen, folder].map((one) => readFileSync(join(one, 'jour'), 'utf8'));
  if (before !== after)
    say(`Attention : gelé le ${before}, comparé le ${after}. Les dates de la démonstration ont bougé.`);
  const found = compareTrees(frozen, folder);
  const lines = differencesInWords(found);
  for (const line of lines) say(line.replaceAll('\n', '\n  '));
  const isHeld = found.changes.length + found.gone.length + found.born.length === 0;
  return [...drawn, { what: `les pages sont celles de ${frozen}`, found: lines.at(-1), isHeld }];
}

async function draw(runNode, folder) {
  ensureClientBuilt();
  const { path, sandbox } = findBrowser();
  emptyTrees(folder);
  const env = {
    CHROME: path,
    CHROME_SANDBOX: sandbox ? 'on' : 'off',
    PROOF_TREES: folder,
    PROOF_SINCE: String(Date.now()),
  };
  // One page at a time: what a person does may show on another's page.
  const alone = ['--workers', '1', '--retries', '0', '--trace', 'off'];
  const code = await runNode(
    [findBin('@playwright/test', 'playwright'), 'test', 'e2e/arbres.spec.ts', ...alone],
    env,
  );
  return code;
}

/** Empties a folder, but only one that this proof made. */
function emptyTrees(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'jour')))
    throw new CommandError(`${folder} contient autre chose que des arbres : donnez un dossier neuf.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'jour'), new Date().toLocaleDateString('fr-FR'));
}

const foundOf = (code, folder) => (code === 0 ? folder : `sortie ${code}`);

function optionOf(options, key) {
  const given = options.find((option) => option.startsWith(`--${key}=`));
  return given && resolve(given.slice(`--${key}=`.length));
}
