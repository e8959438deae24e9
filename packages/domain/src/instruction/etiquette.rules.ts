// The labels a service gives its own words to, and puts on the dossiers it studies (screens, Dossier côté service).

export const etiquetteMax = 30;
/** More are no longer told apart. */
export const etiquettesParService = 100;

/** As it is kept: no blanks around, one at most inside; null when it is no name. */
export function nomEtiquette(typed: string): string | null {
  const nom = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return nom.length > 0 && nom.length <= etiquetteMax ? nom : null;
}
