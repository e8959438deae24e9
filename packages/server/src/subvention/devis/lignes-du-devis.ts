import type { MotLu, PageLue } from '../../platform/lecture/papier-lu.ts';

/** Beyond this part of the page's width, two pieces of text are two cells. */
const gap = 0.012;
const lignesMax = 400;

/** Gives each line of a quote with a tab between its cells, as if its table had been pasted. */
export const lignesDuDevis = (pages: readonly PageLue[]): string[] =>
  pages
    .flatMap(({ lignes }) => lignes.map(cellsOf))
    .filter(Boolean)
    .slice(0, lignesMax);

const cellsOf = (mots: readonly MotLu[]): string =>
  mots
    .map(({ texte, place }, index) => {
      const before = mots[index - 1];
      if (!before) return texte;
      const isApart = place.x - (before.place.x + before.place.largeur) > gap;
      return `${isApart ? '\t' : ' '}${texte}`;
    })
    .join('')
    .trim();
