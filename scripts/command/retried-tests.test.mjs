import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { binOf, root } from './paths.mjs';

const reporter = join(root, 'scripts/command/retried-tests.mjs');

/** Plays a file of tests with Vitest, as npm test does, and returns the code and what was printed. */
function play(source, env) {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-essais-'));
  writeFileSync(
    join(folder, 'essai.test.mjs'),
    `const { it, expect } = globalThis;\nlet tries = 0;\n${source}`,
  );
  const args = [binOf('vitest'), 'run', `--root=${folder}`, '--globals', '--retry=1'];
  const { status, stdout } = spawnSync(process.execPath, [...args, `--reporter=${reporter}`], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  return { status, stdout };
}

const atSecondTry = "it('passes at its second try', () => expect(++tries).toBe(2));";

it('a test that passes when it is played again is named with its first failure, and fails the command outside CI', () => {
  const { status, stdout } = play(atSecondTry, { CI: '' });
  expect(stdout).toContain('essai.test.mjs › passes at its second try');
  expect(stdout).toContain('expected 1 to be 2');
  expect(status).toBe(1);
});

it('in CI it is named and does not fail the command', () => {
  const { status, stdout } = play(atSecondTry, { CI: 'true' });
  expect(stdout).toContain('passes at its second try');
  expect(status).toBe(0);
});

it('a test that fails twice fails the command in CI too, and one that passes is not named', () => {
  expect(play("it('fails', () => expect(1).toBe(2));", { CI: 'true' }).status).toBe(1);
  const { status, stdout } = play("it('passes', () => expect(1).toBe(1));", { CI: '' });
  expect(status).toBe(0);
  expect(stdout).not.toContain('played again');
});
