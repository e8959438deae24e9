/** A command stops with this error when its user can correct the cause: it prints one French sentence and no stack. */
export class CommandError extends Error {}

/** Runs a command and sets the process's exit code; `usage`, if given, is what --help prints. */
export async function command(work, usage) {
  if (answersHelp(usage)) return;
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}

export function say(sentence) {
  console.log(`› ${sentence}`);
}

/** Prints the usage and returns true when the command was called with --help. */
export function answersHelp(usage) {
  if (usage === undefined || !process.argv.includes('--help')) return false;
  console.log(usage);
  return true;
}
