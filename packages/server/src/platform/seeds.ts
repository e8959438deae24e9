import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from './platform.ts';

export type Seeds = {
  /** Inserts what the portal cannot run without. It is called at each start, and leaves existing rows as they are. */
  reference(platform: Platform): Promise<void>;
  /** Inserts made-up associations, services and people in a demonstration, and gives the accounts to try it with. */
  demo(platform: Platform): Promise<readonly DemoAccount[]>;
};

export type DemoAccount = {
  email: string;
  password: string;
  totp_secret?: string;
  role: string;
  roles: readonly string[];
  associations: readonly {
    id_siren: string | null;
    id_siret: string | null;
    id_rna: string | null;
    nom: string;
    fonction: string;
  }[];
  service: string | null;
  /** Describes the person in a few French words. */
  what: string;
};

export async function writeDemoAccounts(dataDir: string, accounts: readonly DemoAccount[]): Promise<void> {
  const path = join(dataDir, 'demo-accounts.json');
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}
