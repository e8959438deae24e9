import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/pool.ts';
import { anEmptyDatabase } from '../db/test/test-database.ts';
import { aServer } from '../http/test/test-server.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { runCommand } from './test/test-command.ts';
import { readDigests } from './test/test-digests.sql.ts';

/**
 * The portal 0.1.0 itself (commit 4a7fa2c9, 23 November 2026, 87 migrations) made this backup: its code was started
 * with DEMO=oui on an empty folder, then `npm run backup -- --to …` was run beside it, and the folder was packed by
 * `tar czf`. Everybody in it is made up.
 */
const saved = fileURLToPath(new URL('./test/portail-0.1.0.tar.gz', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const url = await anEmptyDatabase();
const environment = {
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'donnees'),
  TOKEN_KEY: 'une-clé-inventée-pour-le-test-de-mise-à-jour',
  ASSISTANCE_EMAIL: 'aide@exemple.fr',
};
const restore = (...args: string[]) =>
  runCommand('restore', { args: ['--from', join(folder, 'sauvegarde'), ...args], environment });

let manifest: Manifest;
let asSaved: Record<string, string>;

async function inBase<T>(work: (pool: ReturnType<typeof openDatabase>['pool']) => Promise<T>): Promise<T> {
  const { pool, close } = openDatabase({ url, max: 1 });
  return work(pool).finally(close);
}

const countOf = (digest = ''): number => Number(digest.split(' ')[0]);

beforeAll(async () => {
  const backup = join(folder, 'sauvegarde');
  mkdirSync(backup);
  execFileSync('tar', ['xzf', saved, '-C', backup]);
  manifest = await readManifest(backup);
  expect(await restore()).toMatchObject({ code: 0, said: expect.stringContaining('portail 0.1.0') });
  asSaved = await inBase(readDigests);
});

test('a base of 0.1.0 is an older one, with the people, requests and files of its time', () => {
  expect(manifest).toMatchObject({ portail: '0.1.0', fichiers: { nombre: 66 }, absents: [] });
  expect(manifest.migrations).toHaveLength(87);
  expect(listMigrations().length).toBeGreaterThan(87);
  for (const { schema, name, lignes } of manifest.tables)
    expect([name, countOf(asSaved[`${schema}.${name}`])]).toEqual([name, lignes]);
});

test('this version upgrades it as it starts: ready, people sign in, their requests and files are there', async () => {
  const server = await aServer(environment);
  try {
    const ready = await server.get('/readyz');
    expect([ready.status, ready.body]).toMatchObject([200, { etat: 'ok', travaux: 'ok' }]);
    const body = { email: 'jeanne.roux@demo.example', password: 'Mimosa-Bleu-1907!' };
    const login = await server.call('POST', '/auth/login', { body });
    expect(login.status).toBe(200);
    const token = String(login.body.token);
    const dossiers = await server.call('GET', '/demande/dossiers', { token });
    expect(dossiers.status).toBe(200);
    const [first] = dossiers.body.items as { id: string }[];
    expect(first).toMatchObject({ id: expect.any(String) });
    expect((await server.call('GET', `/demande/dossiers/${first?.id}/pdf`, { token })).text).toMatch(/^%PDF/);
  } finally {
    await server.stop();
  }
  const { rows } = await inBase((pool) => pool.query('select count(*)::int as there from migration'));
  expect(rows).toEqual([{ there: listMigrations().length }]);
  // Nothing of what people filed is lost on the way; what the server wrote as it started only adds to it.
  const upgraded = await inBase(readDigests);
  for (const name of [
    'association',
    'dossier',
    'instruction',
    'projet',
    'utilisateur',
    'document',
    'historique',
  ])
    expect(countOf(upgraded[`public.${name}`])).toBeGreaterThanOrEqual(countOf(asSaved[`public.${name}`]));
  const files = readdirSync(join(folder, 'donnees', 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, bytes: readFileSync(join(parentPath, name)) }));
  expect(files).toHaveLength(66);
  for (const { name, bytes } of files) expect(createHash('sha256').update(bytes).digest('hex')).toBe(name);
});

test('one goes back by restoring: the base is what 0.1.0 saved, to the last row', async () => {
  expect(await restore()).toMatchObject({ code: 1, said: expect.stringContaining('--ecraser') });
  expect(await restore('--ecraser')).toMatchObject({ code: 0 });
  expect(await inBase(readDigests)).toEqual(asSaved);
});
