/** A text in two: its first lines, and what is read when one asks for it. */
export type CutTexte = { debut: string; suite: string };

/** A rest shorter than this share of the beginning is not worth a press: the text stays whole. */
const worthCutting = 0.25;

/**
 * Cuts a long text between two words, after about `max` characters; returns null when it is short enough to be shown
 * whole. A line break counts as half a line of `perLine` characters, so that a list of short lines is cut too.
 */
export function cutTexte(texte: string, max: number, perLine = 0): CutTexte | null {
  let seen = 0;
  let end = 0;
  for (const { 0: mot, index } of texte.matchAll(/\S+\s*/g)) {
    const own = mot.length + (mot.split('\n').length - 1) * perLine * 0.5;
    if (end === 0 && seen + own > max) end = index;
    seen += own;
  }
  if (end === 0 || seen < max * (1 + worthCutting)) return null;
  return { debut: texte.slice(0, end).trimEnd(), suite: texte.slice(end) };
}
