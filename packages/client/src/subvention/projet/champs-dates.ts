/** These two fields of a project are shown together, under one question. */
export const champsDates: readonly string[] = ['date_debut', 'date_fin'];
