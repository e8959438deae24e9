// A pièce may have a maximum age, said to the person who joins it.

/** Returns « Déposée depuis 6 mois au plus au moment de transmettre. » */
export const sayAge = (mois: number): string =>
  `Déposée depuis ${mois} mois au plus au moment de transmettre.`;
