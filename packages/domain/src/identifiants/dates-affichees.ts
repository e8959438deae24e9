// Days are shown as dd/mm/yyyy and instants as dd/mm/yyyy HHhmm, in Europe/Paris unless another zone is given (§9).
export const paris = 'Europe/Paris';

/** Turns « 2024-01-31 » into « 31/01/2024 » (a longer ISO text is cut); anything else is left as it is. */
export const formatDay = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/s, '$3/$2/$1');

/** Returns for example « 31/01/2024 ». */
export const formatDate = (instant: Date, zone = paris): string => formatDay(localDay(instant, zone));

/** Returns for example « 14h05 ». */
export function formatHeure(instant: Date, zone = paris): string {
  const { hour, minute } = localParts(instant, zone);
  return `${hour}h${minute}`;
}

/** Returns for example « 12/03/2027 14h05 ». */
export const formatHorodatage = (instant: Date, zone = paris): string =>
  `${formatDate(instant, zone)} ${formatHeure(instant, zone)}`;

/** Returns the day in the zone at this instant, « YYYY-MM-DD ». */
export function localDay(instant: Date, zone = paris): string {
  const { year, month, day } = localParts(instant, zone);
  return `${year}-${month}-${day}`;
}

/** Returns the last second of a day in the zone, the end of what is awaited « avant le » that day. */
export const endOfDay = (jour: string, zone = paris): Date => instantThere(jour, '23:59:59', zone);

/** Returns the instant at which clocks of the zone show this day, YYYY-MM-DD, and this time, HH:MM:SS. */
export function instantThere(jour: string, time: string, zone = paris): Date {
  const asIfUtc = Date.parse(`${jour}T${time}Z`);
  const first = new Date(asIfUtc - aheadOf(new Date(asIfUtc), zone));
  // The clocks of the zone may change between the two instants, so the offset is computed again.
  return new Date(asIfUtc - aheadOf(first, zone));
}

/** Returns how far the clocks of the zone are ahead of UTC at this instant, in milliseconds. */
function aheadOf(instant: Date, zone: string): number {
  const { hour, minute } = localParts(instant, zone);
  const utc = instant.toISOString().slice(0, 16);
  return Date.parse(`${localDay(instant, zone)}T${hour}:${minute}Z`) - Date.parse(`${utc}Z`);
}

/** Returns the year in the zone at this instant. */
export const localYear = (instant: Date, zone = paris): number => Number(localParts(instant, zone).year);

type LocalParts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'weekday', string>>;

/** Returns the parts of the local time: texts of two digits (the year has four), and the weekday in French. */
export function localParts(instant: Date, zone: string): LocalParts {
  const second = Math.floor(instant.getTime() / 1000);
  const known = lastParts.get(zone);
  if (known?.second === second) return known.parts;
  const named = formatter(zone).formatToParts(instant);
  const parts = Object.fromEntries(named.map((part) => [part.type, part.value])) as LocalParts;
  lastParts.set(zone, { second, parts });
  return parts;
}

/** The present instant is nearly always the one asked, so the last parts of each zone are kept. */
const lastParts = new Map<string, { second: number; parts: LocalParts }>();

const formatters = new Map<string, Intl.DateTimeFormat>();

// Formatters are kept, because building one costs far more than using it.
function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('fr-FR', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}
