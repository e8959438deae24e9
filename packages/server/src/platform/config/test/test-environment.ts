import { appendFileSync } from 'node:fs';

/** `npm start` loads this file first in its programs too (scripts/command/server-flags.mjs). */
const typesOnce = new URL('../../../../../../scripts/command/types-once.mjs', import.meta.url).href;

/**
 * Returns the environment of a program started by a test: PATH and SystemRoot of the test, and these variables. The
 * program also finds what other processes compiled (NODE_COMPILE_CACHE, types-once.mjs), because compiling the whole
 * server again would cost more than most of these tests.
 */
export const testEnvironment = (variables: Record<string, string>): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_OPTIONS: `--import=${typesOnce}`,
  ...variables,
});

/** The tests write their logs in this folder; once all have run, the logs are searched for secrets. */
export const testLogsFolder = (): string | undefined => process.env.TEST_LOGS;

/** Says how many times a randomised test draws its cases: once, unless a long proof asks for more. */
export const proofTimes = (): number => Number(process.env.PROOF_TIMES ?? 1);

/** The seed of the random draws: a proof prints it, and it can be given back to draw the same cases again. */
export const proofSeed = (): number => Number(process.env.PROOF_SEED ?? 1907);

/** Writes down a figure that a long proof prints after its tests; an ordinary run keeps none. */
export function noteFigure(what: string, found: string): void {
  const file = process.env.PROOF_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ what, found })}\n`);
}
