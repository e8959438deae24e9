import { appendFileSync } from 'node:fs';

/** What a program started by a test inherits of this one's environment: where programs are, and nothing else. */
export const testEnvironment = (variables: Record<string, string>): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  ...variables,
});

/** Where the tests leave the lines of their logs, which are searched for secrets when all have run. */
export const testLogsFolder = (): string | undefined => process.env.TEST_LOGS;

/** How many times over what is drawn by chance is drawn: 1 unless a long proof asks for more. */
export const proofTimes = (): number => Number(process.env.PROOF_TIMES ?? 1);

/** What chance starts from: printed by a proof, and given back to see the same again. */
export const proofSeed = (): number => Number(process.env.PROOF_SEED ?? 1907);

/** A figure that a long proof prints under its tests; nobody asks for it in short. */
export function noteFigure(what: string, found: string): void {
  const file = process.env.PROOF_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ what, found })}\n`);
}
