import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { aBucket } from '../../storage/test/test-bucket.ts';
import { aClamd } from '../../storage/test/test-clamd.ts';
import { portalVersion } from '../../version/portal-version.ts';
import { aPortal } from '../test/test-app.ts';
import { isFull } from './health.ts';

const { inject, jobs, config } = await aPortal();

test('answers as long as the process does, and says which version it is', async () => {
  const { commit } = config.settings;
  expect((await inject('/healthz')).json()).toEqual({ etat: 'ok', version: portalVersion, commit });
});

test('is ready when database, files and jobs are, and says which is not', async () => {
  const before = await inject('/readyz');
  expect([before.statusCode, before.json()]).toEqual([
    503,
    { etat: 'indisponible', base: 'ok', fichiers: 'ok', travaux: 'indisponible', disque: 'ok' },
  ]);
  await jobs.work();
  const ready = await inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { etat: 'ok', base: 'ok', fichiers: 'ok', travaux: 'ok', disque: 'ok' },
  ]);
});

test('is not ready when files cannot be kept', async () => {
  rmSync(config.dataDir, { recursive: true });
  writeFileSync(config.dataDir, '');
  expect((await inject('/readyz')).json()).toMatchObject({ fichiers: 'indisponible', base: 'ok' });
  rmSync(config.dataDir);
  mkdirSync(config.dataDir);
});

test('says that a store shared by every server is down, and stays ready: people go on reading and typing', async () => {
  const bucket = await aBucket(createServer);
  const far = await aPortal({
    environment: {
      STORAGE_URL: `s3://asso/fichiers?endpoint=${bucket.url}&region=fr-par`,
      STORAGE_ACCESS_KEY: 'a',
      STORAGE_SECRET_KEY: 'b',
    },
  });
  await far.jobs.work();
  expect((await far.inject('/readyz')).json()).toMatchObject({ etat: 'ok', fichiers: 'ok' });
  await bucket.close();
  const reply = await far.inject('/readyz');
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { etat: 'ok', base: 'ok', fichiers: 'indisponible', travaux: 'ok', disque: 'ok' },
  ]);
});

test('says whether the antivirus answers, and is ready without it: files wait', async () => {
  const clamd = await aClamd();
  afterAll(clamd.close);
  const scanned = await aPortal({ environment: { CLAMAV_URL: clamd.url } });
  await scanned.jobs.work();
  const up = await scanned.inject('/readyz');
  expect([up.statusCode, up.json().antivirus]).toEqual([200, 'ok']);
  await clamd.close();
  const down = await scanned.inject('/readyz');
  expect([down.statusCode, down.json()]).toEqual([
    200,
    { etat: 'ok', base: 'ok', fichiers: 'ok', travaux: 'ok', antivirus: 'indisponible', disque: 'ok' },
  ]);
});

test.each([
  [0, true],
  [3839, true],
  [3840, false],
])('a disk with %i blocks of 4 kB left has no room for a deposit of 15 MB: %s', (bavail, full) => {
  expect(isFull({ bavail, bsize: 4096 })).toBe(full);
});

test('says that the mail server refuses once a mail has failed twice, and stays ready', async () => {
  const sent = await aPortal({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const courriels = async () => (await sent.inject('/readyz')).json().courriels;
  await inTransaction(sent.db, (tx) =>
    sent.mail.write(tx, {
      ...{ cle: 'essai', to: 'camille@example.org', subject: 'Essai' },
      content: { title: 'Essai', paragraphs: ['Un essai.'] },
    }),
  );
  // The worker starts last: if it took the mail itself, `runJobs` would end before that try has failed.
  await sent.runJobs();
  expect(await courriels()).toBe('ok');
  await sent.runJobs({ isEarly: true });
  expect(await courriels()).toBe('indisponible');
  await sent.jobs.work();
  const { statusCode } = await sent.inject('/readyz');
  expect([statusCode, await courriels()]).toEqual([200, 'indisponible']);
});
