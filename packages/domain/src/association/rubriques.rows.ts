// The association writes these sections of its file, in order; each has its table of fields (§3 Association).
export const rubriques = ['identite', 'coordonnees', 'activites', 'specificites'] as const;
export type Rubrique = (typeof rubriques)[number];

export const isRubrique = (name: string | undefined): name is Rubrique =>
  rubriques.some((one) => one === name);
