export type Ligne = readonly [qui: string, chemin: string, h1: string | RegExp, donnee: string | RegExp];
type DUnePage = readonly [chemin: string, h1: string | RegExp, donnee: string | RegExp];

/** Lists these pages once for each of these people, who see them alike. */
export const de = (quis: string | readonly string[], pages: readonly DUnePage[]): Ligne[] =>
  [quis].flat().flatMap((qui) => pages.map((page) => [qui, ...page] as const));

/** The demonstration's sailing club has this SIREN and these two SIRETs, the seat's and the other establishment's. */
export const voile = '663071520';
export const siege = '66307152000014';
export const annexe = '66307152000022';
