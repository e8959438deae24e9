import { dayOf } from '@asso/domain/identifiants/dates-affichees';

/**
 * An alarm rings this many days before the date, at nine in the morning: an event of a whole day begins at midnight.
 */
const rappelsJours = [14, 2];
const matinSecondes = 9 * 3600;
const jourSecondes = 86_400;

/** `chemin` is below the public address of the portal. */
export type CalendarDate = { id: string; le: Date; titre: string; chemin: string };

type About = { nom: string; publicUrl: URL; now: Date };

/**
 * Writes the dates as a calendar of whole days, with their titles, their days and their addresses, and nothing else.
 */
export async function calendarIcs(
  dates: readonly CalendarDate[],
  { nom, publicUrl, now }: About,
): Promise<string> {
  // The library is loaded when somebody first asks for a calendar.
  const { default: ical, ICalAlarmType } = await import('ical-generator');
  const calendar = ical({
    name: nom,
    prodId: { company: 'Portail Asso', product: 'Agenda', language: 'FR' },
    ttl: jourSecondes / 2,
  });
  for (const { id, le, titre, chemin } of dates) {
    const url = new URL(chemin, publicUrl).href;
    calendar.createEvent({
      id: `${id}@${publicUrl.hostname}`,
      stamp: now,
      start: new Date(`${dayOf(le)}T00:00:00Z`),
      allDay: true,
      summary: titre,
      url,
      description: url,
      alarms: rappelsJours.map((jours) => ({
        type: ICalAlarmType.display,
        triggerBefore: jours * jourSecondes - matinSecondes,
        description: titre,
      })),
    });
  }
  return calendar.toString();
}
