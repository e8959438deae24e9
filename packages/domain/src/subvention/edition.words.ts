// Where several editions of one aid are offered, its title alone does not tell them apart.

/** Returns the title with its edition, unless it says the year already: « Vie associative, édition 2026 ». */
export const titreEdition = (titre: string, exercice: number): string =>
  titre.includes(String(exercice)) ? titre : `${titre}, édition ${exercice}`;
