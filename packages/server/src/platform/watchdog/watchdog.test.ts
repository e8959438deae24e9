import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { testEnvironment } from '../config/test/test-environment.ts';

const launcher = new URL('../../../../../scripts/command/run.mjs', import.meta.url).href;
const program = fileURLToPath(new URL('./test/test-hanging-server.ts', import.meta.url));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

async function statusOf(url: string): Promise<number> {
  const asked = get(url);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

async function aServer(seconds: number) {
  const child = spawn(process.execPath, [program, String(seconds)], {
    env: testEnvironment({}),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const said = { out: '' };
  child.stdout?.on('data', (chunk) => {
    said.out += chunk;
  });
  const ended = once(child, 'close').then(([, signal]) => signal as string | null);
  await expect.poll(() => said.out).toMatch(/^port \d+\n/);
  const port = Number(/\d+/.exec(said.out)?.[0]);
  const get = (path: string) => statusOf(`http://127.0.0.1:${port}${path}`);
  return { child, said, ended, get };
}

test('a call that never gives the thread back ends the process, and the log names what was in progress', async () => {
  const { said, ended, get } = await aServer(1);
  expect(await get('/vite/abc')).toBe(200);
  void get('/attend/abc').catch(() => undefined);
  await expect.poll(() => said.out).toMatch(/^attend$/m);
  await expect(get('/pend/abc')).rejects.toThrow();
  expect(await ended).toBe('SIGKILL');
  const line = JSON.parse(said.out.trim().split('\n').at(-1) ?? '');
  expect(line).toMatchObject({ level: 60, seconds: 1 });
  expect(line.calls.toSorted()).toEqual([
    expect.stringMatching(/^GET \/attend\/:secret req-/),
    expect.stringMatching(/^GET \/pend\/:secret req-/),
  ]);
  expect(said.out).not.toContain('abc');
});

test('a process that was stopped for longer than the limit, as by a computer that sleeps, goes on', async () => {
  const { child, ended, get } = await aServer(1);
  child.kill('SIGSTOP');
  await wait(3000);
  child.kill('SIGCONT');
  expect(await get('/vite/abc')).toBe(200);
  await wait(500);
  expect(await get('/vite/abc')).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe('SIGTERM');
});

test('what starts the server starts it again, and ends with it once asked to', async () => {
  const start = `import { runForEver } from ${JSON.stringify(launcher)};
    process.exitCode = await runForEver(process.execPath, [${JSON.stringify(program)}, '1']);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', start], {
    env: testEnvironment({}),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  let out = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  const ended = once(child, 'close');
  const ports = () => [...out.matchAll(/^port (\d+)$/gm)].map(([, port]) => port);
  await expect.poll(() => ports().length).toBe(1);
  await expect(statusOf(`http://127.0.0.1:${ports()[0]}/pend/abc`)).rejects.toThrow();
  await expect.poll(() => ports().length).toBe(2);
  expect(out).toContain('› Le serveur s’est arrêté net : il est relancé.');
  expect(await statusOf(`http://127.0.0.1:${ports()[1]}/vite/abc`)).toBe(200);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(143);
});
