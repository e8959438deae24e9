/** What the pages of each kind of dossier are called, below the association that files it. */
const pages: Readonly<Record<string, string>> = {
  subvention: 'subvention-demande',
  agrement: 'demande-agrement',
};

export type DossierPlace = { genre?: string; id_siret: string; id_fo: string };

/** Where a dossier is opened; `query` begins by « ? ». */
export const dossierHref = (
  { genre = 'subvention', id_siret, id_fo }: DossierPlace,
  query: '' | `?${string}` = '',
): string => `/associations/${id_siret}/${pages[genre] ?? pages.subvention}/${id_fo}${query}`;

/** Where the financial report of an exercise is filled. */
export const crfHref = ({ id_siret, id_fo, exercice }: Omit<DossierPlace, 'genre'> & { exercice: number }) =>
  `/associations/${id_siret}/dossier/${id_fo}/crf?exercice=${exercice}`;
