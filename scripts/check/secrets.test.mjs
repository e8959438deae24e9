import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkSecrets, keysIn } from './secrets.mjs';

/** Each key is put together here, so that this file holds none. */
const made = (start, count, letter = 'A') => `${start}${letter.repeat(count)}`;
const keys = [
  ['a private key', `-----BEGIN RSA ${'PRIVATE KEY'}-----\n${made('', 64)}`],
  ['an age key', made('AGE-SECRET-KEY-1', 58)],
  ['a key of AWS', made('AKIA', 16)],
  ['a key of Google', made('AIza', 35)],
  ['a token of GitHub', made('ghp_', 36)],
  ['a token of GitHub', made('github_pat_', 82)],
  ['a token of GitLab', made('glpat-', 20)],
  ['a token of npm', made('npm_', 36)],
  ['a token of Slack', made('xoxb-123456', 24)],
  ['a key of Stripe', made('sk_live_', 24)],
  ['a key of SendGrid', `${made('SG.', 22)}.${made('', 43)}`],
  ['a key of Brevo', made('xkeysib-', 64, 'a')],
];

test.each(keys)('%s is seen', (name, key) => {
  expect(keysIn(`const token = '${key}';`)).toEqual([`${name} is written here`]);
});

test.each([
  ['a hash', made('', 64, 'a')],
  ['a public key', `-----BEGIN ${'PUBLIC KEY'}-----\n${made('', 64)}`],
  ['a name of the environment', 'TOKEN_KEY=$(openssl rand -base64 48)'],
])('%s is not a secret', (_, text) => {
  expect(keysIn(text)).toEqual([]);
});

test('a key is found in a file that git would keep, then in the commit that only this clone has', () => {
  const [, key] = keys[2];
  const root = makeTree({ 'a.ts': '', 'photo.png': key });
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.fr', ...args], { cwd: root });
  git('init', '--quiet');
  expect(checkSecrets(root).errors).toEqual([]);
  writeFileSync(join(root, 'clef.ts'), key);
  expect(checkSecrets(root).errors).toEqual(['clef.ts: a key of AWS is written here']);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'one');
  rmSync(join(root, 'clef.ts'));
  git('add', '--all');
  git('commit', '--quiet', '--message', 'two');
  expect(checkSecrets(root).errors).toEqual([
    'a commit that is not published yet: a key of AWS is written here; take it out of the commit, and turn the key',
  ]);
});
