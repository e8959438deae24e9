import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The identity under which the PostgreSQL programs run, as they refuse to run as root. */
export interface Account {
  kind: 'self' | 'other' | 'namespace';
  uid: number;
  gid: number;
}

export const ownAccount: Account = { kind: 'self', uid: -1, gid: -1 };

/** Runs a program under an account and gives its output; a failure rejects with that output. */
export async function runAs(account: Account, file: string, args: string[]): Promise<string> {
  const { stdout } = await execute(...commandOf(account, file, args), {
    // PostgreSQL reads its working folder at start, so this must be a folder that every account can enter.
    cwd: process.platform === 'win32' ? undefined : '/',
    ...(account.kind === 'other' ? { uid: account.uid, gid: account.gid } : {}),
  });
  return stdout;
}

/** Lists the accounts that root may lend to PostgreSQL, the best first. */
export async function lendableAccounts(presentOwner: number | undefined): Promise<Account[]> {
  const names = [presentOwner ? `${presentOwner}` : undefined, 'postgres', 'node', 'nobody'];
  const accounts = await Promise.all(names.map((name) => (name ? findAccount(name) : undefined)));
  return accounts.filter((account) => account !== undefined);
}

/**
 * Returns the owner that files must have: in a user namespace PostgreSQL sees the folder as its own, while outside it
 * root owns it.
 */
export function fileOwner(account: Account): { uid: number; gid: number } {
  return account.kind === 'namespace' ? { uid: 0, gid: 0 } : account;
}

export async function canUse(account: Account, home: string, native: string): Promise<boolean> {
  const check = '[ -w "$1" ] && [ -x "$1" ] && "$2/bin/postgres" --version';
  return runAs(account, '/bin/sh', ['-c', check, 'sh', home, native]).then(
    () => true,
    () => false,
  );
}

function commandOf(account: Account, file: string, args: string[]): [string, string[]] {
  if (account.kind !== 'namespace') return [file, args];
  return ['unshare', ['-U', `--map-user=${account.uid}`, `--map-group=${account.gid}`, file, ...args]];
}

async function findAccount(name: string): Promise<Account | undefined> {
  try {
    // initdb needs an account that has a name, so `id` must be able to resolve it.
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => (await execute('id', [flag, name])).stdout),
    );
    return uid && gid && Number(uid) !== 0
      ? { kind: 'other', uid: Number(uid), gid: Number(gid) }
      : undefined;
  } catch {
    return undefined;
  }
}
