// The subject of an e-mail says what happened, then to what: a telephone shows some forty letters of it (screens, Mails).

/** Most mailboxes show no more of a subject. */
export const sujetMax = 70;

const shortestName = 12;

/** Cuts a text at a word, when there is one in its second half, and says by « … » that it goes on. */
export function abrege(text: string, most: number): string {
  const letters = [...text.trim()];
  if (letters.length <= most) return letters.join('');
  const kept = letters.slice(0, Math.max(1, most - 1)).join('');
  const word = kept.lastIndexOf(' ');
  return `${(word > most / 2 ? kept.slice(0, word) : kept).replace(/[\s,;:«]+$/u, '')}…`;
}

/** « Accordé : Des sorties en mer, 2 800 € »: the name alone is shortened, so that the fact and the end stay whole. */
export function sujetCourrielOf(fait: string, nom: string, suite?: string): string {
  const head = `${fait}\u00a0: `;
  const tail = suite ? `, ${suite}` : '';
  const room = sujetMax - [...head].length - [...tail].length;
  return abrege(`${head}${abrege(nom, Math.max(shortestName, room))}${tail}`, sujetMax);
}
