import { type DossierPlace, pageDossier } from '@asso/domain/dossier/genre.rows';

export type { DossierPlace };

/** Where a dossier is opened; `query` begins by « ? ». */
export const dossierHref = (place: DossierPlace, query: '' | `?${string}` = ''): string =>
  `${pageDossier(place)}${query}`;

/** The financial reports of a dossier, exercise by exercise. */
export const crfsHref = ({ id_siret, id_fo }: Omit<DossierPlace, 'genre'>): string =>
  `/associations/${id_siret}/dossier/${id_fo}/crf`;

/** Where the financial report of an exercise is filled. */
export const crfHref = ({ exercice, ...place }: Omit<DossierPlace, 'genre'> & { exercice: number }) =>
  `${crfsHref(place)}?exercice=${exercice}`;
