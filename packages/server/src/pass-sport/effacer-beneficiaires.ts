import type { Platform } from '../platform/platform.ts';
import { eraseBeneficiaires } from './effacer-beneficiaires.sql.ts';
import { effaceSaisonsFinies } from './saisons-finies.ts';

/** Who is on no inscription goes; of the others their code alone stays, for the accounts. */
export const effacerBeneficiaires = (platform: Pick<Platform, 'db' | 'clock'>): Promise<void> =>
  effaceSaisonsFinies(platform, 'passSport', eraseBeneficiaires);
