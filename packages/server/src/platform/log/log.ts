import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { destination, pino, stdTimeFunctions } from 'pino';

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

const mostBytes = 20_000_000;

/** Opens the log as a file that only its owner can read; a file that grew too long is started again. */
export function openJournal(path: string): { write(line: string): void } {
  mkdirSync(dirname(path), { recursive: true });
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > mostBytes) rmSync(path);
  return destination({ dest: path, mode: 0o600, sync: true });
}

// Each pattern starts only where no character of its kind precedes it, so that a long line is scanned once rather
// than once from each letter.
const email =
  /(?<![\p{L}\p{N}.!#$%&*+=?^_{|}~-])[\p{L}\p{N}.!#$%&*+=?^_{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g;
const jsonWebToken = /\beyJ[\w-]+(?:\.[\w-]*)*/g;
const secretField =
  /"(access-token|authorization|cookie|set-cookie|token|refreshToken|refresh_token|password|old_password|new_password|new_confirm|confirm|totp_secret|secret)":"(?:[^"\\]|\\.)*"/gi;
const addressQuery = /\?(?<=https?:\/\/[^\s"?\\]+\?)[^\s"\\]+/g;
const credentialsInUrl = /\b([a-z][a-z0-9+]{0,30}:\/\/)[^\s"/@]+@/gi;

/** Hides what slipped into a log line in spite of its author: this is the last protection. */
const withoutSecrets = (line: string): string =>
  line
    .replaceAll(credentialsInUrl, '$1(masqué)@')
    .replaceAll(secretField, '"$1":"(masqué)"')
    .replaceAll(jsonWebToken, '(jeton)')
    .replaceAll(iban, '(IBAN)')
    .replaceAll(email, '(courriel)')
    .replaceAll(addressQuery, '?(masqué)');
