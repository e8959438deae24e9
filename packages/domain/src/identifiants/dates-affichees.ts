// How days and instants are shown: dd/mm/yyyy, dd/mm/yyyy HHhmm, in Europe/Paris unless another zone is given (§9).
export const paris = 'Europe/Paris';

/** « 31/01/2024 » from « 2024-01-31 » (a longer ISO text is cut); anything else is left as it is. */
export const formatDay = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/s, '$3/$2/$1');

/** « 31/01/2024 ». */
export const formatDate = (instant: Date, zone = paris): string => formatDay(dayOf(instant, zone));

/** « 14h05 ». */
export function formatHeure(instant: Date, zone = paris): string {
  const { hour, minute } = localParts(instant, zone);
  return `${hour}h${minute}`;
}

/** « 12/03/2027 14h05 ». */
export const formatHorodatage = (instant: Date, zone = paris): string =>
  `${formatDate(instant, zone)} ${formatHeure(instant, zone)}`;

/** The day it is there, « YYYY-MM-DD ». */
export function dayOf(instant: Date, zone = paris): string {
  const { year, month, day } = localParts(instant, zone);
  return `${year}-${month}-${day}`;
}

/** The last second of a day there: until when something is awaited « avant le ». */
export const endOfDay = (jour: string, zone = paris): Date => instantThere(jour, '23:59:59', zone);

/** The instant at which clocks there show this day, YYYY-MM-DD, and this time, HH:MM:SS. */
export function instantThere(jour: string, time: string, zone = paris): Date {
  const asIfUtc = Date.parse(`${jour}T${time}Z`);
  const first = new Date(asIfUtc - aheadOf(new Date(asIfUtc), zone));
  // The clocks may change between the two.
  return new Date(asIfUtc - aheadOf(first, zone));
}

/** How far clocks there are ahead of UTC at this instant, in milliseconds. */
function aheadOf(instant: Date, zone: string): number {
  const { hour, minute } = localParts(instant, zone);
  const utc = instant.toISOString().slice(0, 16);
  return Date.parse(`${dayOf(instant, zone)}T${hour}:${minute}Z`) - Date.parse(`${utc}Z`);
}

/** The year it is there. */
export const yearOf = (instant: Date, zone = paris): number => Number(localParts(instant, zone).year);

type LocalParts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'weekday', string>>;

/** All texts, two digits (year four), the weekday in French. */
export function localParts(instant: Date, zone: string): LocalParts {
  const second = Math.floor(instant.getTime() / 1000);
  const known = lastParts.get(zone);
  if (known?.second === second) return known.parts;
  const named = formatter(zone).formatToParts(instant);
  const parts = Object.fromEntries(named.map((part) => [part.type, part.value])) as LocalParts;
  lastParts.set(zone, { second, parts });
  return parts;
}

/** Nearly always asked of now: the parts of the last second asked of each zone are kept. */
const lastParts = new Map<string, { second: number; parts: LocalParts }>();

const formatters = new Map<string, Intl.DateTimeFormat>();

// Building one costs a hundred times a use.
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
