// Days are typed as dd/mm/yyyy (§5) and sent as YYYY-MM-DD (§9).
import type { Format } from '../kernel/formats.ts';

export const date: Format = {
  name: 'date',
  normalise: (text) => text.trim(),
  check: (text) => (toIsoDate(text) ? null : { code: 'identifiant.date' }),
  exemple: '31/12/2027',
};

/** Turns « 31/01/2024 » into « 2024-01-31 »; returns null for anything that is no day of the calendar. */
export function toIsoDate(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : null;
}
