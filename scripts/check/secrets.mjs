import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** These well-known keys have a shape that nothing else has: a few letters chosen so that they are found. */
const KEYS = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=]{40}/,
  'an age key': /AGE-SECRET-KEY-1[0-9A-Z]{58}/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{82})/,
  'a token of GitLab': /\bglpat-[\w-]{20}/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}/,
  'a token of Slack': /\bxox[abprs]-\d{6}[\w-]{20}/,
  'a key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{24}/,
  'a key of SendGrid': /\bSG\.[\w-]{22}\.[\w-]{43}/,
  'a key of Brevo': /\bxkeysib-[0-9a-f]{64}/,
};

const BINARY = /\.(?:png|jpe?g|heic|pdf|gz|zip|xlsx|ods|woff2?|ttf)$/;

/**
 * Checks that no file that git keeps or would keep holds a key, nor any line of the commits that are not published yet.
 */
export function checkSecrets(root) {
  const paths = git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
    .split('\0')
    .filter((path) => path !== '' && !BINARY.test(path));
  const inFiles = paths.flatMap((path) => keysIn(readOrNothing(root, path)).map((key) => `${path}: ${key}`));
  const inCommits = keysIn(linesNotPublished(root)).map(
    (key) => `a commit that is not published yet: ${key}; take it out of the commit, and turn the key`,
  );
  return { errors: [...inFiles, ...inCommits], note: `${paths.length} files` };
}

export const keysIn = (text) =>
  Object.entries(KEYS).flatMap(([name, shape]) => (shape.test(text) ? [`${name} is written here`] : []));

/** Reads a file that git names; a file that is no longer on the disk counts as empty. */
function readOrNothing(root, path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
}

function linesNotPublished(root) {
  try {
    return git(root, ['log', '--patch', '--unified=0', '--no-textconv', 'HEAD', '--not', '--remotes']);
  } catch {
    return '';
  }
}

const git = (root, args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
