import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aPortal } from './test-app.ts';

const { inject, jobs, config } = await aPortal();

test('answers as long as the process does', async () => {
  expect((await inject('/healthz')).json()).toEqual({ etat: 'ok' });
});

test('is ready when database, files and jobs are, and says which is not', async () => {
  const before = await inject('/readyz');
  expect([before.statusCode, before.json()]).toEqual([
    503,
    { etat: 'indisponible', base: 'ok', fichiers: 'ok', travaux: 'indisponible' },
  ]);
  await jobs.work();
  const ready = await inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { etat: 'ok', base: 'ok', fichiers: 'ok', travaux: 'ok' },
  ]);
});

test('is not ready when files cannot be kept', async () => {
  rmSync(config.dataDir, { recursive: true });
  writeFileSync(config.dataDir, '');
  expect((await inject('/readyz')).json()).toMatchObject({ fichiers: 'indisponible', base: 'ok' });
  rmSync(config.dataDir);
  mkdirSync(config.dataDir);
});
