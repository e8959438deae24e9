import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { now } from '../../platform/clock.ts';

/** Returns a day without its year when that is the present one. */
export const jourCourt = (day: Date): string => {
  const [whole, year] = [formatDate(day), formatDate(now()).slice(-4)];
  return whole.endsWith(year) ? whole.slice(0, 5) : `${whole.slice(0, 6)}${whole.slice(-2)}`;
};
