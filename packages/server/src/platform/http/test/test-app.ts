import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { objetsJournal } from '@asso/domain/contenu/journal.words';
import { afterAll } from 'vitest';
import { type BuiltPlatform, buildPlatform } from '../../build-platform.ts';
import { aClock, type TestClock } from '../../clock/clock.ts';
import { type Config, readConfig } from '../../config/config.ts';
import { testLogsFolder } from '../../config/test/test-environment.ts';
import { aDatabase } from '../../db/test/test-database.ts';
import type { Feature } from '../../feature.ts';
import { historyListeners } from '../../history/history-listeners.ts';
import { buildLog } from '../../log/log.ts';
import { drawingLimits } from '../../pdf/draw-apart.ts';
import { buildPortal } from '../portal.ts';
import { type ApiReply, type ApiRequest, apiCaller, testTokens } from './test-call.ts';

// A slow machine, shared by many tests, draws a PDF in more than the minute that it may take.
drawingLimits.longestMs = 1_800_000;

export type TestPortal = BuiltPlatform['platform'] & {
  clock: TestClock;
  /** Calls a row as `inject` does, through everything that a real request goes through. */
  api<E extends Endpoint>(endpoint: E, request?: ApiRequest<E>): Promise<ApiReply<E>>;
  /** Sends a request that is not a call of the contract. */
  inject: Awaited<ReturnType<typeof buildPortal>>['app']['inject'];
  /** Opens a port and gives its address, for failures that only occur on a real connection. */
  openPort(): Promise<string>;
  /** Runs the jobs that are due, mails included, and gives how many were done. */
  runJobs(options?: { isEarly?: boolean }): Promise<number>;
  /** Gives every line of the log so far. */
  logLines(): string[];
};

type Options = {
  features?: readonly Feature[];
  clock?: TestClock;
  /** Environment variables that override those of a demonstration. */
  environment?: Record<string, string>;
  /** Portals that are given the same database are servers of one installation. */
  database?: Parameters<typeof buildPlatform>[0]['database'];
};

/**
 * Builds the portal on a database of its own, where only the clock and the network are not real. Call it at the top
 * of a test file, outside hooks. Jobs run when `runJobs` is called.
 */
export async function aPortal({
  features = [],
  clock = aClock(),
  environment,
  database: shared,
}: Options = {}): Promise<TestPortal> {
  const database = shared ?? (await aDatabase());
  const config = testConfig(environment);
  const lines: string[] = [];
  const log = buildLog({ level: 'debug', destination: { write: (line) => lines.push(line) } });
  const built = await buildPlatform({ config, database, clock, log });
  historyListeners.add('the words of the journal', refuseNameless);
  const tokens = testTokens();
  const portal = await buildPortal({
    built,
    features,
    checkReplies: true,
    wrapAuthenticator: tokens.wrap,
  });
  await portal.app.ready();
  afterAll(async () => {
    await portal.stop();
    keepLog(lines);
    await rm(config.dataDir, { recursive: true, force: true });
  });
  return {
    ...built.platform,
    clock,
    api: apiCaller(portal.app, tokens),
    inject: portal.app.inject.bind(portal.app),
    openPort: () => portal.app.listen({ port: 0, host: '127.0.0.1' }),
    runJobs: (options) => built.platform.jobs.runDue(options),
    logLines: () => lines,
  };
}

/** Fails when a test writes a kind of object that the journal has no word for. */
function refuseNameless(_: unknown, { objet }: { objet: string }): Promise<void> {
  if (objet in objetsJournal) return Promise.resolve();
  throw new Error(`« ${objet} » has no word in objetsJournal (domain/contenu/journal.words.ts)`);
}

function testConfig(environment: Record<string, string> = {}): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-asso-test-'));
  return readConfig({ DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '1000000', DEMO: 'oui', ...environment });
}

function keepLog(lines: readonly string[]): void {
  const folder = testLogsFolder();
  if (folder) writeFileSync(join(folder, `api-${randomUUID()}.log`), lines.join(''));
}
