// How the age a piece may have is said to who joins it.

/** « Déposée depuis 6 mois au plus au moment de transmettre. » */
export const ageDit = (mois: number): string =>
  `Déposée depuis ${mois} mois au plus au moment de transmettre.`;
