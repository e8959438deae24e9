import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../cluster.sql.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../pool.ts';
import { processIdentity } from '../process-identity.ts';
import { fastFolder } from './test-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { adminUrl: string; template: string };
  }
}

const prefix = 'portail-asso-postgres-test-';
const template = 'portail_template';
let running: { server: EmbeddedPostgres; dataDir: string } | undefined;

/** Starts one PostgreSQL server for a test run, with a migrated template that each test file clones. */
export async function setup(project: TestProject): Promise<void> {
  const folder = fastFolder();
  await sweep(folder);
  const dataDir = mkdtempSync(join(folder, `${prefix}${process.pid}-`));
  const server = await startTestServer(dataDir);
  const adminUrl = server.url.replace(/[^/]+$/, 'postgres');
  await createDatabase(adminUrl, template);
  const { pool, close } = openDatabase({ url: adminUrl.replace(/[^/]+$/, template), max: 1 });
  await migrate(pool);
  // PostgreSQL cannot clone a template that has an open connection.
  await close();
  project.provide('testServer', { adminUrl, template });
  running = { server, dataDir };
}

export async function teardown(): Promise<void> {
  if (running === undefined) return;
  await running.server.stop();
  rmSync(running.dataDir, { recursive: true, force: true });
}

function startTestServer(dataDir: string): Promise<EmbeddedPostgres> {
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Each file opens pools of its own, and as many files run at once as the machine has workers.
    max_connections: '800',
    // PostgreSQL plans a statement anew for its values the first five times, which is a good part of its work in tests,
    // as they send each statement a few times only. The answers are the same with one plan.
    plan_cache_mode: 'force_generic_plan',
  };
  return startEmbeddedPostgres({ dataDir, settings });
}

/** Stops the servers and removes the folders that killed runs left behind. */
async function sweep(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : undefined;
    if (pid === undefined || processIdentity(pid) !== undefined) continue;
    const dataDir = join(folder, name);
    try {
      await (await startTestServer(dataDir)).stop();
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // The folder belongs to another account and is left alone.
    }
  }
}
