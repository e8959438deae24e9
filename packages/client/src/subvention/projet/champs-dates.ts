/** The two fields of a project that are shown together, under one question. */
export const champsDates: readonly string[] = ['date_debut', 'date_fin'];
