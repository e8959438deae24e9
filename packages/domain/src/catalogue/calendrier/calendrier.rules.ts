// A period is typed as days and hours of a place, and published as two instants.
import { formatHeure, instantThere, localDay } from '../../identifiants/dates-affichees.ts';
import { heure } from '../../identifiants/heure.ts';
import type { Draft } from '../../kernel/fields.ts';
import { isDate } from '../../kernel/value-problems.ts';
import type { calendrierFields } from '../sous-dispositif.fields.ts';

type Saisi = Draft<typeof calendrierFields>;
type Publie = { date_debut?: string; date_fin?: string };

/**
 * Converts a typed period to two instants: it lasts to the end of its last minute. A date that is not finished is left
 * out.
 */
export const publishedCalendrier = (
  { date_debut, heure_debut, date_fin, heure_fin }: Saisi,
  zone: string,
): Publie => ({
  date_debut: instant(date_debut, heure_debut, { zone, seconds: '00' }),
  date_fin: instant(date_fin, heure_fin, { zone, seconds: '59' }),
});

export function calendrierSaisi<T extends Publie>(published: T, zone: string) {
  const [debut, fin] = [published.date_debut, published.date_fin].map((iso) => (iso ? new Date(iso) : null));
  return {
    ...published,
    date_debut: debut ? localDay(debut, zone) : null,
    heure_debut: debut ? formatHeure(debut, zone) : null,
    date_fin: fin ? localDay(fin, zone) : null,
    heure_fin: fin ? formatHeure(fin, zone) : null,
  };
}

type Place = { zone: string; seconds: string };

function instant(
  jour: string | null | undefined,
  typed: string | null | undefined,
  { zone, seconds }: Place,
) {
  const time = heure.normalise?.(typed ?? '') ?? '';
  if (!jour || !isDate(jour) || heure.check(time) !== null) return undefined;
  return instantThere(jour, `${time.replace('h', ':')}:${seconds}`, zone).toISOString();
}
