// A service names its own étiquettes and puts them on the dossiers it studies.

export const etiquetteMax = 30;
/** The most étiquettes that a service may have. */
export const maxEtiquettes = 100;

/** Returns the name as it is stored, with single spaces and none around, or null when it is not a valid name. */
export function nomEtiquette(typed: string): string | null {
  const nom = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return nom.length > 0 && nom.length <= etiquetteMax ? nom : null;
}
