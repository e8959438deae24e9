// Days as people type them, dd/mm/yyyy, before or after another (§5), and as they are sent, YYYY-MM-DD (§9).
import type { Format } from '../kernel/formats.ts';

export const date: Format = {
  name: 'date',
  normalise: (text) => text.trim(),
  check: (text) => (isoOf(text) ? null : { code: 'identifiant.date' }),
  exemple: '31/12/2027',
};

/** Strictly before; `limite` is a dd/mm/yyyy date. */
export const dateAvant = (limite: string): Format =>
  compared('dateAvant', limite, 'identifiant.date-trop-tard');

/** Strictly after; `limite` is a dd/mm/yyyy date. */
export const dateApres = (limite: string): Format =>
  compared('dateApres', limite, 'identifiant.date-trop-tot');

/** « 31/01/2024 » is sent « 2024-01-31 »; null for anything that is no day of the calendar. */
export function isoOf(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : null;
}

function compared(name: string, limite: string, code: string): Format {
  const bound = isoOf(limite);
  if (!bound) throw new RangeError(`No such date: ${limite}`);
  return {
    ...date,
    name,
    check: (text) => {
      const iso = isoOf(text);
      if (!iso) return { code: 'identifiant.date' };
      const isRight = name === 'dateAvant' ? iso < bound : iso > bound;
      return isRight ? null : { code, params: { limite } };
    },
  };
}
