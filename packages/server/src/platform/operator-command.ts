import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartupError } from './startup-error.ts';

/** Reports a misused command: the message of the error is printed, then the usage. */
export class Misused extends Error {
  override name = 'Misused';
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

/**
 * Runs a command of the operator and gives its exit code: 0 for `--help`, 2 for an unknown option. Of an error that the
 * operator can mend, the message alone is printed; of any other error, the stack.
 */
export async function operatorCommand<const Options extends ParseArgsOptionsConfig>(
  { usage, options }: { usage: string; options: Options },
  work: (asked: Values<Options>) => Promise<number>,
): Promise<number> {
  try {
    if (process.argv.includes('--help')) {
      process.stdout.write(`${usage}\n`);
      return 0;
    }
    return await work(readOptions(options));
  } catch (error) {
    const { message, stack } = error as Error;
    if (error instanceof Misused) return say(`${message}\n${usage}`) ?? 2;
    return say(error instanceof StartupError ? message : (stack ?? message)) ?? 1;
  }
}

function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options): Values<Options> {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const [, named = ''] = /'([^']+)'/.exec(message) ?? [];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new Misused(`L’option ${named} n’existe pas.`);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
      throw new Misused(`L’option ${named.replace(/^-\w, /, '').replace(/ .*/, '')} est mal employée.`);
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') throw new Misused(`« ${named} » n’est pas attendu.`);
    throw error;
  }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
