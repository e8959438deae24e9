// What the registers say of an association that was dissolved; `le` is the day, unknown when only its end is known.
import { formatDay } from '../identifiants/dates-affichees.ts';

export const sayDissolution = (le: string | null): string =>
  `Les registres publics disent cette association dissoute${le === null ? '' : ` depuis le ${formatDay(le)}`}.`;
