import { type DossierPlace, pageDossier } from '@asso/domain/dossier/genre.rows';

export type { DossierPlace };

/** Where a dossier is opened; `query` begins by « ? ». */
export const dossierHref = (place: DossierPlace, query: '' | `?${string}` = ''): string =>
  `${pageDossier(place)}${query}`;

/** Where the financial report of an exercise is filled. */
export const crfHref = ({ id_siret, id_fo, exercice }: Omit<DossierPlace, 'genre'> & { exercice: number }) =>
  `/associations/${id_siret}/dossier/${id_fo}/crf?exercice=${exercice}`;
