import type { Platform } from '../../platform/platform.ts';
import { effaceSaisonsFinies } from '../saisons-finies.ts';
import { eraseBeneficiaires } from './effacer-beneficiaires.sql.ts';

/** A beneficiary without inscription is deleted; the others keep their code only, for the accounts. */
export const effacerBeneficiaires = (platform: Pick<Platform, 'db' | 'clock'>): Promise<void> =>
  effaceSaisonsFinies(platform, 'passSport', eraseBeneficiaires);
