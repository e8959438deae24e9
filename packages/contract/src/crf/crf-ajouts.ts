/** The parts of a report that `populate` may ask for. */
export const ajoutsCrf = ['projets', 'documents', 'historique'] as const;
export type AjoutCrf = (typeof ajoutsCrf)[number];
