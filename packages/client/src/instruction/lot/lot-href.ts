export const lotsHref = '/instructeur/lots';
export const lotHref = (id: string): string => `${lotsHref}/${encodeURIComponent(id)}`;
