// What is read in the place of the names of volunteers, once they are no longer kept (referentiel/conservation.rows.ts).

export const nomEfface = 'Nom effacé';
