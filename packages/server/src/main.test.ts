import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { testEnvironment } from './platform/config/test/test-environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-main-'));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts the portal in a folder without a file of variables, and keeps its output. */
function start(environment: Record<string, string>, ...asked: string[]) {
  const child = spawn(process.execPath, [program, ...asked], {
    cwd: folder,
    env: testEnvironment({ METRICS_PORT: '0', DATA_DIR: join(folder, 'data'), ...environment }),
    // npm start uses this channel: its closing ends the portal when npm start itself is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  const said = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, said, ended };
}

async function takenPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, free: () => server.close() };
}

test('starts with nothing, says where it is, and stops in order on a signal', async () => {
  const { port, free } = await takenPort();
  free();
  const { child, said, ended } = start({ PORT: String(port), DEMO: 'oui' }, '--journal');
  await expect.poll(() => said.out + said.err).toContain('Ctrl-C pour arrêter.');
  expect(said.out).toContain(`Portail Asso : http://localhost:${port}/client/`);
  expect(said.out).toContain('Démonstration');
  expect(JSON.parse(readFileSync(join(folder, 'data', 'demo-accounts.json'), 'utf8'))).toBeInstanceOf(Array);
  const [reply] = await once(get({ host: '127.0.0.1', port, path: '/readyz' }), 'response');
  expect(await json(reply)).toEqual({ etat: 'ok', base: 'ok', fichiers: 'ok', travaux: 'ok', disque: 'ok' });
  // systemd signals each process of the service, and the launcher passes its own on: one stop, said twice.
  child.kill('SIGTERM');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  const journal = join(folder, 'data', 'journal.log');
  expect(said.out).toContain(`Journal : ${journal} (npm start -- --verbose l’affiche ici).`);
  // No log line pushes the accounts off the screen.
  expect(said.out.split('\n').filter((line) => line.startsWith('{'))).toEqual([]);
  expect(readFileSync(journal, 'utf8')).toMatch(/^\{/);
  expect(existsSync(join(folder, 'data', 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
});

test('ends by itself when its launcher is killed before it listens, and leaves nothing running', async () => {
  const { child } = start({ PORT: '0', DATA_DIR: join(folder, 'orphelin') });
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
  const left = join(folder, 'orphelin', 'postgres', 'cluster', 'postmaster.pid');
  expect([existsSync(left), existsSync(join(folder, 'orphelin', 'portail.lock'))]).toEqual([false, false]);
});

test('says that its port is taken, before anything else', async () => {
  const { port, free } = await takenPort();
  const { said, ended } = start({ PORT: String(port), DATA_DIR: join(folder, 'pris') });
  expect(await ended).toBe(1);
  free();
  expect(said.err).toBe(
    `Le port ${port} est déjà pris sur 127.0.0.1 : arrêtez ce qui l’occupe, ou choisissez-en un autre avec PORT.\n`,
  );
  expect(existsSync(join(folder, 'pris', 'postgres'))).toBe(false);
});

test.each([
  [{ PORT: 'x' }, /^La variable PORT est incorrecte : il faut un numéro de port\.\n$/],
  [
    { HOST: '203.0.113.1', PORT: '0' },
    /^L’adresse 203\.0\.113\.1 ne peut pas être ouverte sur cette machine .*\n$/,
  ],
  [
    { DATABASE_URL: 'postgres://portail:secret@127.0.0.1:1/portail', DEMO: 'oui', PORT: '0' },
    /^La base de données postgres:\/\/127\.0\.0\.1:1\/portail ne répond pas : .*\n$/,
  ],
  [{ DEMO: 'non', PORT: '0' }, /^La variable ASSISTANCE_EMAIL manque : .*\n$/],
  [
    { DATA_DIR: join(folder, 'fichier', 'data'), PORT: '0' },
    /^Le dossier des données .* ne peut pas être créé ou écrit .*\n$/,
  ],
])('with %j it says one sentence and stops', async (environment, sentence) => {
  writeFileSync(join(folder, 'fichier'), '');
  const { said, ended } = start(environment as Record<string, string>);
  expect(await ended).toBe(1);
  expect(said.err).toMatch(sentence);
  expect(said.out).toBe('');
});
