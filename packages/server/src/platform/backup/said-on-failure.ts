import { StartupError } from '../startup-error.ts';

/** What the operator can mend is said alone, anything else with its trace; gives the exit code. */
export async function saidOnFailure(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const { code, message, stack } = error as Error & { code?: string };
    const isOption = code?.startsWith('ERR_PARSE_ARGS') === true;
    process.stderr.write(`${isOption || error instanceof StartupError ? message : (stack ?? message)}\n`);
    return isOption ? 2 : 1;
  }
}
