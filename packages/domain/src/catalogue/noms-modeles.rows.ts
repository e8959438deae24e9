// The kinds of campaign that a new one may begin from have these names; the content that each gives is in another file,
// since a call reads only the names.

export const nomsModeles = ['fonctionnement', 'projet', 'investissement', 'urgence', 'pluriannuel'] as const;
export type ModeleCampagne = (typeof nomsModeles)[number];
