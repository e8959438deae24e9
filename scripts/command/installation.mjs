import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { CommandError, say } from './command.mjs';
import { root } from './paths.mjs';

/** Installs the packages of package-lock.json when the installed ones differ. */
export async function ensureInstalled() {
  refuseOldNode();
  if (isInstalled()) return;
  say('Installation des bibliothèques (une à deux minutes la première fois)…');
  const { code, errors } = await npm(installArguments());
  if (code !== 0 || !isInstalled()) throw new CommandError(explain(errors));
}

/**
 * Gives the arguments of the installation: `npm ci` would delete the Node that runs this command, when npm took it from
 * node_modules.
 */
function installArguments() {
  const runsFromHere = process.execPath.startsWith(join(root, 'node_modules') + sep);
  const verb = runsFromHere ? ['install', '--no-save'] : ['ci'];
  return [...verb, '--no-audit', '--no-fund', '--loglevel=error'];
}

/** Compares the lockfile with the copy that npm leaves once it has finished. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    // An optional package of another platform is rightly absent.
    if (found === undefined) return optional === true;
    return found.version === version && existsSync(join(root, path));
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function npm(args) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  const [file, first] = cli.endsWith('npm-cli.js') ? [node, [cli]] : ['npm', []];
  const child = spawn(file, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: file === 'npm' && process.platform === 'win32',
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, errors: error.message }));
    child.once('close', (code) => resolve({ code, errors }));
  });
}

function explain(errors) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(errors))
    return 'Installation impossible : le registre npm ne répond pas ; vérifiez la connexion au réseau, puis relancez la commande.';
  if (/EACCES|EPERM|EROFS/.test(errors))
    return `Installation impossible : cet utilisateur ne peut pas écrire dans ${join(root, 'node_modules')}.`;
  if (/ENOSPC/.test(errors)) return 'Installation impossible : il n’y a plus de place sur le disque.';
  const reason = errors.match(/^npm error (?!code\b)(\S.*)$/m)?.[1] ?? 'npm a échoué.';
  return `Installation impossible : ${reason}`;
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new CommandError(
    `Node ${process.versions.node} est trop ancien pour installer le portail : il faut Node 20.19 ou plus récent.`,
  );
}
