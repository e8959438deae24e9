// How a line of these lists is written.

export type Ligne = readonly [qui: string, chemin: string, h1: string | RegExp, donnee: string | RegExp];
type DUnePage = readonly [chemin: string, h1: string | RegExp, donnee: string | RegExp];

/** The same pages, said the same to each of these people. */
export const de = (quis: string | readonly string[], pages: readonly DUnePage[]): Ligne[] =>
  [quis].flat().flatMap((qui) => pages.map((page) => [qui, ...page] as const));

/** The sailing club of the demonstration: its SIREN, the number of its seat and of its other place. */
export const voile = '663071520';
export const siege = '66307152000014';
export const annexe = '66307152000022';
