// A piece may have a maximum age, which this says to the person who joins it.

/** The text reads « Déposée depuis 6 mois au plus au moment de transmettre. » */
export const ageSaid = (mois: number): string =>
  `Déposée depuis ${mois} mois au plus au moment de transmettre.`;
