// The subject of an e-mail says what happened, then to what: a telephone shows some forty letters of it (screens, Mails).

import { withoutEnd } from '../kernel/without-end.ts';

/** Most mailboxes show no more of a subject. */
export const sujetMax = 70;

const shortestName = 12;

/** Cuts a text at a word, when there is one in its second half, says by « … » that it goes on, and closes a quotation. */
export function abrege(text: string, most: number): string {
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

/**
 * Returns for example « Accordé : Des sorties en mer, 2 800 € »: the name alone is shortened, so that the fact and the
 * end stay whole.
 */
export function sujetCourrielOf(fait: string, nom: string, suite?: string): string {
  const head = `${fait}\u00a0: `;
  const tail = suite ? `, ${suite}` : '';
  const room = sujetMax - [...head].length - [...tail].length;
  return abrege(`${head}${abrege(nom, Math.max(shortestName, room))}${tail}`, sujetMax);
}
