import { type DossierPlace, pageCrfs, pageDossier } from '@asso/domain/dossier/genre.rows';

export type { DossierPlace };

/** Gives the address of a dossier; `query` begins with « ? ». */
export const dossierHref = (place: DossierPlace, query: '' | `?${string}` = ''): string =>
  `${pageDossier(place)}${query}`;

/** This page lists the financial reports of a dossier, by exercice. */
export const crfsHref = pageCrfs;

/** The financial report of an exercice is filled in at this address. */
export const crfHref = ({ exercice, ...place }: Omit<DossierPlace, 'genre'> & { exercice: number }) =>
  `${crfsHref(place)}?exercice=${exercice}`;
