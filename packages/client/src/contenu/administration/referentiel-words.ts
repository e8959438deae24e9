// Says in words where a value of a list comes from, and its dates.
import { formatDay } from '@asso/domain/identifiants/dates-affichees';

export const origines = {
  official: 'Liste officielle',
  spec: 'Fixée pour le portail',
  plausible: 'Proposée par le portail',
  mixte: 'En partie officielle',
};

type Jours = { du?: string | null; au?: string | null };

/** Returns « sans limite », « à partir du 01/09/2026 », « jusqu’au 31/08/2026 » or both days. */
export function sayPeriodeValidite({ du, au }: Jours): string {
  if (du && au) return `du ${formatDay(du)} au ${formatDay(au)}`;
  if (du) return `à partir du ${formatDay(du)}`;
  return au ? `jusqu’au ${formatDay(au)}` : 'sans limite';
}
