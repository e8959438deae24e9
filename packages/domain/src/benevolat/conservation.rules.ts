// This text replaces the name of a volunteer once names are no longer kept (referentiel/conservation.rows.ts).

export const erasedNom = 'Nom effacé';
