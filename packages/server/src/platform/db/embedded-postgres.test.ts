import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { openDatabase } from './pool.ts';
import { processIdentity } from './process-identity.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-launcher-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const { pool, close } = openDatabase({ url, max: 1 });
  return pool
    .query(sql)
    .then(({ rows }) => rows)
    .finally(close);
}

/** Starts the PostgreSQL server in a process of its own, so that the test can kill it. */
async function aServerProcess(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href;
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(url); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  return { child, url: `${url}`.trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function postmasterPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
}

function postmasterPidOr(dataDir: string, otherwise: number): number {
  try {
    return postmasterPid(dataDir);
  } catch {
    return otherwise;
  }
}

test('keeps the data from one start to the next, and leaves nothing running', async () => {
  const dataDir = aFolder();
  const first = await startEmbeddedPostgres({ dataDir });
  const pid = postmasterPid(dataDir);
  await query(first.url, 'create table essai as select 1 as n');
  await first.stop();
  // The server has let its folder go a moment before its process ends.
  await expect.poll(() => processIdentity(pid)).toBeUndefined();

  const second = await startEmbeddedPostgres({ dataDir });
  expect(await query(second.url, 'select n from essai')).toEqual([{ n: 1 }]);
  await second.stop();
});

test('a server that is killed under a portal that lives is started again, at the same address', async () => {
  const dataDir = aFolder();
  const told: string[] = [];
  const server = await startEmbeddedPostgres({ dataDir, onGone: ({ message }) => told.push(message) });
  await query(server.url, 'create table essai as select 1 as n');
  const killed = postmasterPid(dataDir);
  process.kill(killed, 'SIGKILL');
  const readAgain = () => query(server.url, 'select n from essai').catch(() => null);
  await expect.poll(async () => told.length > 0 && (await readAgain())).toEqual([{ n: 1 }]);
  expect(postmasterPid(dataDir)).not.toBe(killed);
  await server.stop();
  expect(processIdentity(postmasterPidOr(dataDir, killed))).toBeUndefined();
});

test('starts again after each kind of kill, without losing a commit', async () => {
  const dataDir = aFolder();
  const first = await aServerProcess(dataDir);
  await query(first.url, 'create table essai as select 1 as n');
  await kill(first.child);

  const second = await aServerProcess(dataDir);
  await query(second.url, 'insert into essai values (2)');
  process.kill(postmasterPid(dataDir), 'SIGKILL');
  await kill(second.child);

  const third = await startEmbeddedPostgres({ dataDir });
  expect(await query(third.url, 'select n from essai order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  await third.stop();
});

test('starts although its old number now belongs to another process', async () => {
  const dataDir = aFolder();
  await (await startEmbeddedPostgres({ dataDir })).stop();
  const cluster = join(dataDir, 'postgres/cluster');
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${process.ppid}\n${cluster}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`,
  );
  const server = await startEmbeddedPostgres({ dataDir });
  expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  await server.stop();
});

test('refuses a second server on the same folder in one sentence, and the first goes on', async () => {
  const dataDir = aFolder();
  const { child, url } = await aServerProcess(dataDir);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `Un portail fonctionne déjà sur le dossier ${dataDir} (processus ${child.pid})`,
  );
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
  await kill(child);
  await (await startEmbeddedPostgres({ dataDir })).stop();
});

test.each([true, false])(
  'works below a folder that only its owner may enter (namespaces: %s)',
  async (tryNamespace) => {
    const folder = aFolder();
    chmodSync(folder, 0o700);
    const dataDir = join(folder, 'data');
    const first = await startEmbeddedPostgres({ dataDir, tryNamespace });
    await query(first.url, 'create table essai as select 1 as n');
    await first.stop();
    const second = await startEmbeddedPostgres({ dataDir, tryNamespace });
    expect(await query(second.url, 'select n from essai')).toEqual([{ n: 1 }]);
    await second.stop();

    const home = realpathSync(join(dataDir, 'postgres'));
    const moved = !home.startsWith(realpathSync(folder));
    expect(second.notice !== undefined).toBe(moved);
    if (moved) folders.push(home);
  },
);

test('says in one sentence that a folder cannot be written', async () => {
  const file = join(aFolder(), 'file');
  writeFileSync(file, '');
  await expect(startEmbeddedPostgres({ dataDir: join(file, 'data') })).rejects.toThrow(
    /^Le dossier des données .* ne peut pas être créé ou écrit/,
  );
});

test('lets a command work beside the portal that runs on the folder, and only then', async () => {
  const dataDir = aFolder();
  expect(joinEmbeddedPostgres(dataDir)).toBeUndefined();
  const portal = await startEmbeddedPostgres({ dataDir });
  const beside = joinEmbeddedPostgres(dataDir);
  expect(await query(beside?.url ?? '', 'select 1 as n')).toEqual([{ n: 1 }]);
  await beside?.stop();
  expect(await query(portal.url, 'select 2 as n')).toEqual([{ n: 2 }]);
  await portal.stop();
  expect(joinEmbeddedPostgres(dataDir)).toBeUndefined();
});
