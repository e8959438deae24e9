import { instantThere, localDay } from '@asso/domain/identifiants/dates-affichees';

/**
 * An alarm rings this many days before the date, at nine in the morning: an event of a whole day begins at midnight.
 */
const rappelsJours = [14, 2];
const matinSecondes = 9 * 3600;
const jourSecondes = 86_400;

/**
 * `chemin` is below the public address of the portal. With `heure`, the sentence that says the date, the event is at its
 * instant, which each calendar shows on its own clock; without it, the event is a whole day.
 */
export type CalendarDate = { id: string; le: Date; titre: string; chemin: string; heure?: string };

type About = { nom: string; publicUrl: URL; now: Date };

/** Writes the dates as a calendar, with their titles, their days or hours and their addresses, and nothing else. */
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
  for (const { id, le, titre, chemin, heure } of dates) {
    const url = new URL(chemin, publicUrl).href;
    calendar.createEvent({
      id: `${id}@${publicUrl.hostname}`,
      stamp: now,
      start: heure ? le : new Date(`${localDay(le)}T00:00:00Z`),
      allDay: !heure,
      summary: titre,
      url,
      description: heure ? `${heure}\n${url}` : url,
      alarms: rappelsJours.map((jours) => ({
        type: ICalAlarmType.display,
        triggerBefore: jours * jourSecondes + (heure ? depuisLeMatin(le) : -matinSecondes),
        description: titre,
      })),
    });
  }
  return calendar.toString();
}

/** Counts the seconds from nine in the morning of that day to this instant. */
const depuisLeMatin = (le: Date): number =>
  Math.round((le.getTime() - instantThere(localDay(le), '09:00:00').getTime()) / 1000);
