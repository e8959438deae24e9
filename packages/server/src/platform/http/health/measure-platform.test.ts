import { rmSync, writeFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import { job, worker } from '../../jobs/job.ts';
import { circuit } from '../../outside/circuit.ts';
import { aPortal } from '../test/test-app.ts';
import { measurePlatform } from './measure-platform.ts';

const portal = await aPortal();
const registry = new Registry();
measurePlatform(registry, portal);
const shown = () => registry.metrics();

test('says what runs, on how many connections', async () => {
  expect(await shown()).toMatch(/portail_build_info{version="[\d.]+",node="[\d.]+",role="tout"} 1/);
  expect(await shown()).toContain('database_connections{state="max"} 20');
  expect(await shown()).toMatch(/database_connections{state="idle"} [1-9]/);
  expect(await shown()).toContain('database_requests_waiting 0');
});

test('counts the jobs and the mails that wait', async () => {
  const greet = job({ name: 'essai.saluer', schema: z.object({}) });
  await portal.jobs.declare([worker(greet, async () => undefined)]);
  await inTransaction(portal.db, (tx) => portal.jobs.enqueue(tx, greet, {}));
  expect(await shown()).toContain('jobs_waiting{queue="essai.saluer",state="created"} 1');
  expect(await shown()).toContain('mails{state="waiting"} 0');
  await portal.pool.query(
    `insert into courriel (cle, destinataire, objet, texte, html, message_id, cree_le, etat) values
     ('a', 'a@exemple.fr', '', '', '', 'a', now(), 'a_envoyer'), ('b', 'b@exemple.fr', '', '', '', 'b', now(), 'echec')`,
  );
  expect(await shown()).toMatch(/mails{state="waiting"} 1\nmails{state="failed"} 1/);
  await portal.jobs.runDue();
  expect(await shown()).not.toContain('essai.saluer');
});

test('says which service of others is left alone, and whether files can be kept', async () => {
  const breaker = circuit(portal.clock, 'un service');
  expect(await shown()).toContain('outside_open{service="un service"} 0');
  for (let failure = 0; failure < 5; failure++) breaker.failed();
  expect(await shown()).toContain('outside_open{service="un service"} 1');
  expect(await shown()).toContain('storage_up 1');
  rmSync(portal.config.dataDir, { recursive: true });
  writeFileSync(portal.config.dataDir, '');
  expect(await shown()).toContain('storage_up 0');
  rmSync(portal.config.dataDir);
});
