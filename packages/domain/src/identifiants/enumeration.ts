/** Returns « a », « a et b » or « a, b et c »; an empty text for nothing. */
export const joinWithAnd = (parts: readonly string[]): string =>
  new Intl.ListFormat('fr-FR', { type: 'conjunction' }).format(parts);

/** Returns « a », « a ou b » or « a, b ou c ». */
export const joinWithOr = (parts: readonly string[]): string =>
  new Intl.ListFormat('fr-FR', { type: 'disjunction' }).format(parts);
