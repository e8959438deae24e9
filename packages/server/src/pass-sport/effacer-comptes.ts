import type { Platform } from '../platform/platform.ts';
import { eraseComptes } from './effacer-comptes.sql.ts';
import { effaceSaisonsFinies } from './saisons-finies.ts';

/**
 * Once the accounts that clubs were paid on are erased here, nothing in Pass'Sport holds back the deletion of a
 * withdrawn account (vie-privee).
 */
export const effacerComptes = (platform: Pick<Platform, 'db' | 'clock'>): Promise<void> =>
  effaceSaisonsFinies(platform, 'passSportCompte', eraseComptes);
