/** Returns the page of a subvention; `exercice` names an edition where several are in view. */
export const subventionHref = (code: string, exercice?: number): string =>
  `/repertoire-des-subventions?code=${encodeURIComponent(code)}${exercice === undefined ? '' : `&exercice=${exercice}`}`;

/** Returns the exercice that an address names, as the calls take it; undefined when it names none. */
export const exerciceNamed = (text: string | null): number | undefined =>
  text !== null && /^\d{4}$/.test(text) ? Number(text) : undefined;

/** Returns the exercice that the address of this edition must name: none where it is alone. */
export const sayExercice = (edition: {
  campagne_exercice: number;
  autres_editions: readonly unknown[];
}): number | undefined => (edition.autres_editions.length > 0 ? edition.campagne_exercice : undefined);
