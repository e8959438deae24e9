/** Returns « a », « a et b » or « a, b et c »; an empty text for nothing. */
export const enumere = (parts: readonly string[]): string =>
  new Intl.ListFormat('fr-FR', { type: 'conjunction' }).format(parts);
