// A reading written by another version of the portal may not be what this version would write, so each reading says
// which version made it.
import { createHash, hash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../../../', import.meta.url));
const sources = ['contract', 'domain', 'server'];

let made: Promise<string> | undefined;

/**
 * Returns a mark that changes with any source file of the rules, the contract or the server. Only their names, sizes
 * and dates are read, once: servers started from one image find the same mark.
 */
const codeMark = (): Promise<string> => {
  made ??= readCodeMark();
  return made;
};

async function readCodeMark(): Promise<string> {
  const mark = createHash('sha256');
  for (const source of sources) {
    const folder = join(packages, source, 'src');
    const names = await readdir(folder, { recursive: true });
    const files = await Promise.all(
      names.toSorted().map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name));
        return `${name} ${size} ${Math.trunc(mtimeMs)}`;
      }),
    );
    mark.update(files.join('\n'));
  }
  return mark.digest('base64url').slice(0, 12);
}

const marks = new WeakMap<object, string>();

/**
 * Returns the mark of this version of the portal; `fonctions` are the labels of functions that administrators wrote,
 * which readings show.
 */
export async function computeFabrique(fonctions: object | undefined): Promise<string> {
  if (fonctions === undefined) return codeMark();
  const known = marks.get(fonctions) ?? hash('sha256', JSON.stringify(fonctions), 'base64url').slice(0, 12);
  marks.set(fonctions, known);
  return `${await codeMark()}${known}`;
}
