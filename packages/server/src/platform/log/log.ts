import type { FastifyBaseLogger } from 'fastify';
import { pino, stdTimeFunctions } from 'pino';
import { withoutSecrets } from './without-secrets.ts';

export type Log = FastifyBaseLogger;

type Options = { level: string; destination?: { write(line: string): void } | undefined };

/** Writes each event as one line of JSON, without anything that names a person or opens a session. */
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
