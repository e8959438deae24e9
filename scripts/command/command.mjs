/** What stops a command for a reason its user can mend: one French sentence, no stack. */
export class CommandError extends Error {}

/** Runs a command's work and gives the process its exit code; `usage` is what --help answers, where there is one. */
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

/** Whether the command was only asked how it is used, and said it. */
export function answersHelp(usage) {
  if (usage === undefined || !process.argv.includes('--help')) return false;
  console.log(usage);
  return true;
}
