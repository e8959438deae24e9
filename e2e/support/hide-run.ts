// Two runs of the same code give the same texts except for a few words, which are hidden before texts are compared.
export type Run = {
  /** The address of the portal, whose port changes at each run. */
  origin: string;
  /** When the run started: the demonstration's data is made after this instant, and counts its days from it. */
  sinceMs: number;
};

/**
 * Hides the portal's address, the ids drawn at random, the time of day of what was made or done during the run, and the
 * size of documents that the demonstration draws with the date in them.
 */
export const hideRun = ({ origin, sinceMs }: Run, text: string): string =>
  hideIds(text.replaceAll(origin, '‹portail›'))
    .replace(size, '‹taille›')
    .replace(hour, (said) => (isDuring(said, sinceMs) ? '‹heure›' : said));

/** Replaces the first id of the text by ‹id 1›, and so on: two ids that were the same remain the same. */
export function hideIds(text: string): string {
  const found = new Map<string, number>();
  return text.replace(uuid, (one) => {
    const rank = found.get(one) ?? found.size + 1;
    found.set(one, rank);
    return `‹id ${rank}›`;
  });
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** The portal writes the time of day like this, at the time of Paris: 20h18. */
const hour = /\b\d{2}h\d{2}\b/g;
const size = /\b\d+\sko\b/g;

const minutesADay = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const inParis = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' });

function isDuring(time: string, sinceMs: number): boolean {
  const start = minutesOf(inParis.format(sinceMs));
  const lasts = Math.ceil((Date.now() - sinceMs) / 60_000);
  // A date counted from the start may be on the other side of the change to summer time.
  return [0, 60, -60].some((shift) => (minutesOf(time) + shift - start + minutesADay) % minutesADay <= lasts);
}
