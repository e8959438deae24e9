import type { Platform } from '../platform/platform.ts';
import { eraseComptes } from './effacer-comptes.sql.ts';
import { effaceSaisonsFinies } from './saisons-finies.ts';

/** On which account clubs were paid; the bank details they withdrew are then theirs alone to keep (vie-privee). */
export const effacerComptes = (platform: Pick<Platform, 'db' | 'clock'>): Promise<void> =>
  effaceSaisonsFinies(platform, 'passSportCompte', eraseComptes);
