// The kinds of campaign that one may begin from have these names; what each writes stands apart, since a call reads only the names.

export const nomsModeles = ['fonctionnement', 'projet', 'investissement', 'urgence', 'pluriannuel'] as const;
export type ModeleCampagne = (typeof nomsModeles)[number];
