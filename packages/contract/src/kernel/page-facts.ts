// What the server writes in the page itself, for what must be there when it is first drawn: nothing is asked for, nothing
// moves. Each fact is the JSON of a `meta` element of its name.

/** Everything here is public: the page is sent to anybody. */
export type PageFacts = Readonly<Record<string, unknown>>;

/** The notes shown at this moment, as the call that lists them gives them. */
export const notesFact = 'notes';

/** The lists of choices that administrators changed, as the forms offer them. */
export const listesFact = 'listes';
