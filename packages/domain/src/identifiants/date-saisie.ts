// Days as people type them, dd/mm/yyyy (§5), and as they are sent, YYYY-MM-DD (§9).
import type { Format } from '../kernel/formats.ts';

export const date: Format = {
  name: 'date',
  normalise: (text) => text.trim(),
  check: (text) => (isoOf(text) ? null : { code: 'identifiant.date' }),
  exemple: '31/12/2027',
};

/** « 31/01/2024 » is sent « 2024-01-31 »; null for anything that is no day of the calendar. */
export function isoOf(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : null;
}
