export type PageLigne = readonly [qui: string, chemin: string, h1: string | RegExp, donnee: string | RegExp];
type DUnePage = readonly [chemin: string, h1: string | RegExp, donnee: string | RegExp];

/** Lists pages once for each of the given people, who see them alike. */
export const pagesSeenBy = (quis: string | readonly string[], pages: readonly DUnePage[]): PageLigne[] =>
  [quis].flat().flatMap((qui) => pages.map((page) => [qui, ...page] as const));

/** The SIREN of the demonstration's sailing club, then the SIRET of its seat and that of its other establishment. */
export const voileSiren = '663071520';
export const siege = '66307152000014';
export const annexe = '66307152000022';
