import { echeanceBreve, showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { now } from '../platform/clock.ts';

/**
 * Shows a deadline: « jeudi 11 mars 2027 à 23h59, heure de Paris, dans 9 jours », with the local time too where it
 * differs. With `isBreve`, the time is shown in the last week only.
 */
export function Echeance({ le, zone, isBreve }: { le: string; zone?: string; isBreve?: boolean }) {
  if (isBreve) return <span className="echeance">{echeanceBreve(new Date(le), now(), zone)}</span>;
  const { date, relative } = showEcheance(new Date(le), now(), zone);
  return (
    <span className="echeance">
      {date}, {relative}
    </span>
  );
}
