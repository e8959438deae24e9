import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Misused, operatorCommand } from './operator-command.ts';
import { StartupError } from './startup-error.ts';

const { argv } = process;
let said = { out: '', err: '' };
beforeEach(() => {
  said = { out: '', err: '' };
  for (const [stream, to] of [
    [process.stdout, 'out'],
    [process.stderr, 'err'],
  ] as const)
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      said[to] += text;
      return true;
    });
});
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

const usage = 'Utilisation : npm run essai -- --to DOSSIER';
const command = {
  usage,
  options: { to: { type: 'string' }, fort: { type: 'boolean', default: false } },
} as const;

async function typed(words: string[], work: (asked: { to?: string; fort: boolean }) => Promise<number>) {
  process.argv = ['node', 'essai-command.ts', ...words];
  const code = await operatorCommand(command, work);
  return { code, ...said };
}

test('--help says how a command is used, and nothing is done', async () => {
  const work = vi.fn(async () => 0);
  expect(await typed(['--to', '/ici', '--help'], work)).toEqual({ code: 0, out: `${usage}\n`, err: '' });
  expect(work).not.toHaveBeenCalled();
  expect((await typed(['--to', '/ici'], work)).code).toBe(0);
  expect(work).toHaveBeenCalledExactlyOnceWith({ to: '/ici', fort: false });
});

test.each([
  [['--zut'], 'L’option --zut n’existe pas.'],
  [['--to'], 'L’option --to est mal employée.'],
  [['--fort=oui'], 'L’option --fort est mal employée.'],
  [['ici'], '« ici » n’est pas attendu.'],
])('%s is told in French, with how the command is used', async (words, sentence) => {
  const work = vi.fn(async () => 0);
  expect(await typed(words, work)).toEqual({ code: 2, out: '', err: `${sentence}\n${usage}\n` });
  expect(work).not.toHaveBeenCalled();
});

test('what is missing is said with the usage, what the operator can mend alone, what is a defect with its trace', async () => {
  const failing = (error: Error) => () => Promise.reject(error);
  expect(await typed([], failing(new Misused('Il manque --to.')))).toMatchObject({
    code: 2,
    err: `Il manque --to.\n${usage}\n`,
  });
  said = { out: '', err: '' };
  expect(await typed([], failing(new StartupError('La base est muette.')))).toMatchObject({
    code: 1,
    err: 'La base est muette.\n',
  });
  said = { out: '', err: '' };
  const defect = await typed([], failing(new TypeError('oups')));
  expect(defect.code).toBe(1);
  expect(defect.err).toMatch(/^TypeError: oups\n {4}at /);
});
