import { showEcheance } from '@asso/domain/identifiants/echeances-affichees';
import { now } from '../platform/clock.ts';

/**
 * The text reads « jeudi 11/03/2027 à 23h59 (heure de Paris), dans 9 jours », with the local time too where it
 * differs.
 */
export function Echeance({ le, zone }: { le: string; zone?: string }) {
  const { date, locale, relative } = showEcheance(new Date(le), now(), zone);
  return (
    <span className="echeance">
      {date}
      {locale && `, soit ${locale}`}, {relative}
    </span>
  );
}
