// An hour of the day is typed as « 23h59 » or « 9:30 » (§9 timestamps).
import type { Format } from '../kernel/formats.ts';

const shape = /^(\d{1,2})\s*[h:]\s*(\d{2})?$/i;

export const heure: Format = {
  name: 'heure',
  normalise: (text) => {
    const [, hours = '', minutes = '00'] = shape.exec(text.trim()) ?? [];
    return hours ? `${hours.padStart(2, '0')}h${minutes}` : text.trim();
  },
  check: (text) => (/^([01]\d|2[0-3])h[0-5]\d$/.test(text) ? null : { code: 'kernel.format' }),
  exemple: '23h59',
};
