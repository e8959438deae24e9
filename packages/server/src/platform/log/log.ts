import { mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { pino, stdTimeFunctions } from 'pino';
import { type HeldLines, holdLines } from './held-lines.ts';
import { withoutSecrets } from './without-secrets.ts';

export type Log = FastifyBaseLogger;

type Options = { level: string; destination?: { write(line: string): void } };

/**
 * Writes each event as one line of JSON; the e-mail addresses, IBANs, tokens and passwords found in it are hidden
 * (without-secrets.ts).
 */
export function buildLog({ level, destination }: Options): Log {
  const options = {
    level,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    serializers: {
      // Fastify's own serialisers would write the address, which may hold a secret.
      req: (request: { id?: string; method?: string }) => ({ id: request.id, method: request.method }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: errorView,
    },
    hooks: { streamWrite: withoutSecrets },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Keeps only these properties of an error: the others of a database error hold the values of the row. */
function errorView(error: Error & { code?: string }, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: saidBy(error) };
  return {
    type: error.name,
    code: error.code,
    message: error.message,
    stack: error.stack,
    cause: error.cause instanceof Error && depth < 3 ? errorView(error.cause, depth + 1) : undefined,
  };
}

/** Describes a thrown value that is no Error by its message alone, never by its other content. */
function saidBy(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  return 'message' in thrown ? String(thrown.message) : 'an object without a message';
}

/** Opens the log on the standard output or, with `journal`, as a file. */
export function openLog({ level, journal }: { level: string; journal: string | undefined }): {
  log: Log;
  /** The lines that wait to be written, which another thread can write when this one is stuck. */
  waiting: HeldLines['waiting'];
  close(): void;
} {
  const lines = holdLines(journal === undefined ? standardOutput : openJournal(journal));
  return {
    log: buildLog({ level, destination: lines }),
    waiting: lines.waiting,
    close: lines.close,
  };
}

const standardOutput = 1;
const mostBytes = 20_000_000;

/** Opens the file of the log, which only its owner can read; one that grew too long is started again. */
function openJournal(path: string): number {
  mkdirSync(dirname(path), { recursive: true });
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > mostBytes) rmSync(path);
  return openSync(path, 'a', 0o600);
}
