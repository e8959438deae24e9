// A text that is too long for its place is cut at a word, and says that it goes on.
import { withoutEnd } from '../kernel/without-end.ts';

/** Cuts a text at a word, when there is one in its second half, says by « … » that it goes on, and closes a quotation. */
export function abbreviate(text: string, most: number): string {
  const letters = [...text.trim()];
  if (letters.length <= most) return letters.join('');
  const cut = (room: number): string => {
    const kept = letters.slice(0, Math.max(1, room - 1)).join('');
    const word = kept.lastIndexOf(' ');
    return `${withoutEnd(word > room / 2 ? kept.slice(0, word) : kept, ' \u00a0\u202f\t\n,;:«')}…`;
  };
  const whole = cut(most);
  return whole.lastIndexOf('«') > whole.lastIndexOf('»') ? `${cut(most - 2)}\u00a0»` : whole;
}
