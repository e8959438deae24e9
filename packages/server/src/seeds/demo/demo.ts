import type { Platform } from '../../platform/platform.ts';
import type { DemoAccount } from '../../platform/seeds.ts';
import { seedComptes } from './comptes.ts';
import { seedServices } from './services.ts';

/** Each part once, in the order in which they need each other; gives the accounts to try. */
export async function seedDemo({ db, clock }: Platform): Promise<DemoAccount[]> {
  await seedServices(db);
  return seedComptes(db, clock.now());
}
