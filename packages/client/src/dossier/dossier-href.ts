import { type DossierPlace, pageCrfs, pageDossier } from '@asso/domain/dossier/genre.rows';

export type { DossierPlace };

/** Returns the address of a dossier; `query` begins with « ? ». */
export const dossierHref = (place: DossierPlace, query: '' | `?${string}` = ''): string =>
  `${pageDossier(place)}${query}`;

/** Returns the address of the page that lists the CRF of a dossier, by year. */
export const crfsHref = pageCrfs;

/** Returns the address where the CRF of a year is filled in. */
export const crfHref = ({ exercice, ...place }: Omit<DossierPlace, 'genre'> & { exercice: number }) =>
  `${crfsHref(place)}?exercice=${exercice}`;
