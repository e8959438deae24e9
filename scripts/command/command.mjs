/** What stops a command for a reason its user can mend: one French sentence, no stack. */
export class CommandError extends Error {}

/** Runs a command's work and gives the process its exit code. */
export async function command(work) {
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
