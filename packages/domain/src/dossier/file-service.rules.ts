// Within the service that studies it, a dossier is assigned to one person or to nobody yet.

/**
 * In place of a person, the queue may be asked for the reader (« moi ») or for nobody. A shared view keeps these
 * words.
 */
export const assignedToMe = 'moi';
export const affecteAPersonne = 'personne';

/** Replaces « moi » in an address by the account of the person who reads it. */
export const resolveAffectes = (values: readonly string[], moi: string): string[] => [
  ...new Set(values.map((value) => (value === assignedToMe ? moi : value))),
];
