// The server writes these facts in the page itself, each as JSON in a `meta` element of its name, so that the first
// drawing needs no request and nothing moves afterwards.

/** Facts by name; all are public, because anybody receives the page. */
export type PageFacts = Readonly<Record<string, unknown>>;

/** The fact that holds the notes shown now, as the call that lists notes returns them. */
export const notesFact = 'notes';

/** The fact that holds the lists of choices that administrators changed, as the forms offer them. */
export const listesFact = 'listes';
