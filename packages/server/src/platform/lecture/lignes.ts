import type { MotRead } from './papier-lu.ts';

/** Groups words into lines: words whose middles are at the same height make a line. */
export function groupLines(mots: readonly MotRead[]): MotRead[][] {
  const middle = ({ place }: MotRead) => place.y + place.hauteur / 2;
  const lignes: MotRead[][] = [];
  for (const mot of mots.toSorted((one, other) => middle(one) - middle(other))) {
    const ligne = lignes.at(-1);
    const first = ligne?.[0];
    const isSame =
      first && Math.abs(middle(first) - middle(mot)) < Math.min(first.place.hauteur, mot.place.hauteur) / 2;
    if (ligne && isSame) ligne.push(mot);
    else lignes.push([mot]);
  }
  return lignes.map((ligne) => ligne.toSorted((one, other) => one.place.x - other.place.x));
}
