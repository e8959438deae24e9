// A new campaign is given dates to be read again: it opens on a working day at the beginning of a month, and closes on
// another working day.

const dayMs = 86_400_000;
const onDay = (iso: string): Date => new Date(`${iso}T12:00:00Z`);
/** Writes a date « YYYY-MM-DD »; an empty text for a date that does not exist. */
const isoOf = (day: Date): string => (Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10));
const plus = (iso: string, days: number): string => isoOf(new Date(onDay(iso).getTime() + days * dayMs));

/**
 * Returns « samedi » or « dimanche » when the day is one, since services do not answer then; null for any other day.
 */
export function weekendDay(iso: string): 'samedi' | 'dimanche' | null {
  const day = onDay(iso).getUTCDay();
  return day === 6 ? 'samedi' : day === 0 ? 'dimanche' : null;
}

/** Gives the same day, or the Friday before when it falls in a weekend. */
export const previousVendredi = (iso: string): string => {
  const day = weekendDay(iso);
  return plus(iso, day === 'samedi' ? -1 : day === 'dimanche' ? -2 : 0);
};

/** Gives the same day, or the Monday after when it falls in a weekend. */
export const nextLundi = (iso: string): string => {
  const day = weekendDay(iso);
  return plus(iso, day === 'samedi' ? 2 : day === 'dimanche' ? 1 : 0);
};

/**
 * Proposes a campaign that opens at the beginning of a month, a week from now at least, for this many weeks. The 1st is
 * avoided, since it is a holiday in January, May and November.
 */
export function ouvertureProposee(today: string, semaines: number) {
  const soon = plus(today, 7);
  const [year = 0, month = 0] = soon.split('-').map(Number);
  const date_debut = nextLundi(isoOf(new Date(Date.UTC(year, month, 2, 12))));
  return {
    date_debut,
    heure_debut: '09h00',
    date_fin: previousVendredi(plus(date_debut, semaines * 7)),
    heure_fin: '23h59',
  };
}

/** Counts the days from one day to another; both are written « YYYY-MM-DD ». */
export const countJours = (du: string, au: string): number =>
  Math.round((onDay(au).getTime() - onDay(du).getTime()) / dayMs);

export const addCalendarDays = plus;
