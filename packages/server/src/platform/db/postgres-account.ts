import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Under which identity the PostgreSQL programs run, as they refuse to run as root. */
export interface Account {
  kind: 'self' | 'other' | 'namespace';
  uid: number;
  gid: number;
}

export const ownAccount: Account = { kind: 'self', uid: -1, gid: -1 };

/** Runs a program under an account and gives its output; rejects with it on failure. */
export async function runAs(account: Account, file: string, args: string[]): Promise<string> {
  const { stdout } = await execute(...commandOf(account, file, args), {
    // A folder every account can enter: PostgreSQL reads its working folder at start.
    cwd: process.platform === 'win32' ? undefined : '/',
    ...(account.kind === 'other' ? { uid: account.uid, gid: account.gid } : {}),
  });
  return stdout;
}

/** The accounts that root may lend to PostgreSQL, the best first. */
export async function lendableAccounts(presentOwner: number | undefined): Promise<Account[]> {
  const names = [presentOwner ? `${presentOwner}` : undefined, 'postgres', 'node', 'nobody'];
  const accounts = await Promise.all(names.map((name) => (name ? findAccount(name) : undefined)));
  return accounts.filter((account) => account !== undefined);
}

/** The folder seen by PostgreSQL as its own is, outside the namespace, root's. */
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
    // initdb wants the number to have a name: ask for the account through it.
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
