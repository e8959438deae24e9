// The pages of letter templates have these addresses; `nouveau` stands for a template that is not created yet.
export const courriersHref = '/instructeur/courriers';
export const modeleParam = 'modele';
export const nouveau = 'nouveau';

export const modeleHref = (id: string): string => `${courriersHref}?${modeleParam}=${encodeURIComponent(id)}`;
