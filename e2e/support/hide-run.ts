// Two runs of the same code differ in these few words only, and nothing else is hidden.

/** Longer than a run, and shorter than what the demonstration's data is about. */
const recentMs = 12 * 3_600_000;

/** This hides what the run itself made: the portal's address, the ids drawn at random, the hour of what was just done. */
export const hideRun = (origin: string, text: string): string =>
  hideIds(text.replaceAll(origin, '‹portail›')).replace(instant, (said) => {
    const sinceMs = Date.now() - msOf(said);
    return sinceMs >= 0 && sinceMs < recentMs ? `${said.slice(0, 10)} ‹heure›` : said;
  });

/** The first id of the text becomes ‹id 1›, and so on: two that were the same remain the same. */
export function hideIds(text: string): string {
  const found = new Map<string, number>();
  return text.replace(uuid, (one) => {
    const rank = found.get(one) ?? found.size + 1;
    found.set(one, rank);
    return `‹id ${rank}›`;
  });
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** The portal writes instants like this, at the time of Paris: 25/11/2026 20h18. */
const instant = /\d{2}\/\d{2}\/\d{4} \d{2}h\d{2}/g;

function msOf(said: string): number {
  const [day = '', hour = ''] = said.split(' ');
  const local = `${day.split('/').toReversed().join('-')}T${hour.replace('h', ':')}:00Z`;
  const inParis = new Date(local).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' });
  return 2 * Date.parse(local) - Date.parse(`${inParis.replace(' ', 'T')}Z`);
}
