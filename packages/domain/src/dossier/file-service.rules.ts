// Whose a dossier is within the service that studies it: one person of it, or nobody yet (screens, File d’instruction).

/** What the queue is asked instead of a person: whoever reads, and nobody. A view that is shared keeps these words. */
export const affecteAMoi = 'moi';
export const affecteAPersonne = 'personne';

/** The person an address names, as the one who reads it: « moi » is them. */
export const affectesLus = (values: readonly string[], moi: string): string[] => [
  ...new Set(values.map((value) => (value === affecteAMoi ? moi : value))),
];
