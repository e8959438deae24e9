// Where the templates of letters are written; `nouveau` stands for one that is not there yet.
export const courriersHref = '/instructeur/courriers';
export const modeleParam = 'modele';
export const nouveau = 'nouveau';

export const modeleHref = (id: string): string => `${courriersHref}?${modeleParam}=${encodeURIComponent(id)}`;
