export const passSportHref = (idSiret: string, exercice?: string): string =>
  `/associations/${idSiret}/pass-sport${exercice ? `?exercice=${exercice}` : ''}`;
