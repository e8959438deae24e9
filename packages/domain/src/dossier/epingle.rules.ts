// An agent who reads a document pins a remark to a place of the page; the association then reads that place in the
// sentence of the point to correct.
import { phraseMax } from './completude/completude.rules.ts';

/** `y` goes from 0, the top of the page, to 1; it is null when no place was shown. */
export type LieuEpingle = { page: number; pages: number; y: number | null };

const hauteurs = ['en haut', 'au milieu', 'en bas'] as const;

/** Says where a remark is pinned: « Page 2, en bas », or « En bas » where there is one page only. */
export function sayLieu({ page, pages, y }: LieuEpingle): string {
  const hauteur = y === null ? '' : (hauteurs[Math.min(2, Math.max(0, Math.floor(y * 3)))] ?? '');
  const said = [pages > 1 ? `page ${page}` : '', hauteur].filter(Boolean).join(', ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/**
 * Returns the sentence of the point with the remark and its place added after what was already written, or null when
 * the whole is longer than `phraseMax`.
 */
export function sayEpingle(
  before: string | undefined,
  { texte, lieu }: { texte: string; lieu: LieuEpingle | null },
): string | null {
  const place = lieu ? sayLieu(lieu) : '';
  const said = place ? `${place}\u00a0: ${texte.trim()}` : texte.trim();
  const whole = [finished(before?.trim() ?? ''), said].filter(Boolean).join(' ');
  return whole.length > phraseMax ? null : whole;
}

const finished = (text: string): string => (text === '' || /[.!?…]$/.test(text) ? text : `${text}.`);
