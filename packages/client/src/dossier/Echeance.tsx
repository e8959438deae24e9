import { paris } from '@asso/domain/identifiants/dates-affichees';
import { echeanceBreve, listZonesShown, showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { localZone, now } from '../platform/clock.ts';

/**
 * Shows a deadline: « jeudi 11 mars 2027 à 23h59, heure de Paris, dans 9 jours », with the hour of the territory and
 * that of who reads where they differ. With `isBreve`, the time is shown in the last week only.
 */
export function Echeance({ le, zone = paris, isBreve }: { le: string; zone?: string; isBreve?: boolean }) {
  const zones = listZonesShown(zone, localZone());
  if (isBreve) return <span className="echeance">{echeanceBreve(new Date(le), now(), zones)}</span>;
  const { date, relative } = showEcheance(new Date(le), now(), zones);
  return (
    <span className="echeance">
      {date}, {relative}
    </span>
  );
}
