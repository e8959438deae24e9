import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { type Account, canUse, fileOwner, lendableAccounts, ownAccount, runAs } from './postgres-account.ts';

/** Says where the programs and the data are, and which account runs them. */
export interface PostgresPlace {
  native: string;
  home: string;
  account: Account;
  notice?: string;
}

interface Wish {
  native: string;
  dataDir: string;
  tryNamespace?: boolean;
}

/** Finds an account that may run PostgreSQL and a folder it can reach. Only root needs to search for them. */
export async function findPlace({ native, dataDir, tryNamespace = true }: Wish): Promise<PostgresPlace> {
  const link = join(dataDir, 'postgres');
  if (!existsSync(link)) mkdirSync(link, { recursive: true, mode: 0o700 });
  const home = realpathSync(link);
  if (process.getuid?.() !== 0) return { native, home, account: ownAccount };

  const [account] = await lendableAccounts(statSync(home).uid);
  if (account === undefined)
    throw new StartupError(
      'PostgreSQL refuse de fonctionner sous root et aucun utilisateur « postgres », « node » ou « nobody » n’existe sur cette machine : lancez le portail avec un utilisateur ordinaire.',
    );
  const namespace: Account = { ...account, kind: 'namespace' };
  for (const candidate of tryNamespace ? [account, namespace] : [account]) {
    await give(home, candidate);
    if (await canUse(candidate, home, native))
      return { native, home, account: candidate, notice: movedNotice(link, home) };
  }
  return relocate({ native, link, home, account });
}

/** Copies the data, and the programs if need be, where the account can enter: this is the last resort. */
async function relocate(from: {
  native: string;
  link: string;
  home: string;
  account: Account;
}): Promise<PostgresPlace> {
  const { account } = from;
  const home = lstatSync(from.link).isSymbolicLink() ? from.home : moveOut(from.link);
  await give(home, account);
  const native = join(home, `native-${versionOf(from.native)}`);
  if (!(await canUse(account, home, native))) {
    rmSync(native, { recursive: true, force: true });
    cpSync(from.native, native, { recursive: true, verbatimSymlinks: true });
    await give(home, account, true);
  }
  return { native, home, account, notice: movedNotice(from.link, home) };
}

/**
 * Moves the folder elsewhere under a random name, so that nobody can create it beforehand; the link left in its place
 * remembers it.
 */
function moveOut(link: string): string {
  const home = mkdtempSync('/var/tmp/portail-asso-');
  cpSync(link, home, { recursive: true, preserveTimestamps: true });
  rmSync(link, { recursive: true });
  symlinkSync(home, link);
  return home;
}

function movedNotice(link: string, home: string): string | undefined {
  if (!lstatSync(link).isSymbolicLink()) return undefined;
  return `PostgreSQL ne peut pas entrer dans ${link} : ses données sont dans ${home}.`;
}

function versionOf(native: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

async function give(home: string, account: Account, always = false): Promise<void> {
  const { uid, gid } = fileOwner(account);
  if (!always && statSync(home).uid === uid) return;
  await runAs(ownAccount, 'chown', ['-R', '-h', `${uid}:${gid}`, home]);
}
