import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { testEnvironment } from '../../config/test/test-environment.ts';

/** Runs `backup-command.ts` or `restore-command.ts` as the operator does, and gives the exit code and the output. */
export async function runCommand(
  name: 'backup' | 'restore',
  { args, environment }: { args: readonly string[]; environment: Record<string, string> },
): Promise<{ code: number; said: string }> {
  const program = fileURLToPath(new URL(`../../../${name}-command.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    env: testEnvironment(environment),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[code], said] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return { code, said };
}
