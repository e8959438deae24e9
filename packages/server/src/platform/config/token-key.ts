import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** The keys of an installation: the first signs and seals; while it is being changed, the others are still read. */
export type TokenKeys = { tokenKey: string; otherTokenKeys?: readonly string[] };

/** Derives the keys of one use, such as signing: `own` signs and seals, `others` only read what former keys wrote. */
export function keysFor({ tokenKey, otherTokenKeys = [] }: TokenKeys, use: string) {
  const derived = (key: string) => new Uint8Array(hkdfSync('sha256', key, '', `portail-asso ${use}`, 32));
  return { own: derived(tokenKey), others: otherTokenKeys.map(derived) };
}

/**
 * Gives the key of an installation whose operator set none: it is generated once, in a file that only the portal
 * reads.
 */
export function readOrMakeTokenKey(dataDir: string): string {
  const path = join(dataDir, 'token.key');
  try {
    return readKey(path) ?? makeKey(dataDir, path);
  } catch (cause) {
    throw new StartupError(
      `Le dossier des données ${dataDir} ne peut pas être créé ou écrit : donnez-en les droits à cet utilisateur, ou choisissez un autre dossier avec DATA_DIR.`,
      { cause },
    );
  }
}

function readKey(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function makeKey(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}`;
  const key = randomBytes(48).toString('base64url');
  writeFileSync(draft, `${key}\n`, { mode: 0o600 });
  try {
    // `linkSync` creates the file whole or fails, and never replaces the file of another process.
    linkSync(draft, path);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(path, 'utf8').trim();
  } finally {
    rmSync(draft, { force: true });
  }
}
