// Where what is done to many dossiers is looked at, followed and read again.
export const lotsHref = '/instructeur/lots';
export const lotHref = (id: string): string => `${lotsHref}/${encodeURIComponent(id)}`;
