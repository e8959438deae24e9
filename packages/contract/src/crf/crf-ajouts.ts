/** `populate` may ask for these parts of a report. */
export const ajoutsCrf = ['projets', 'documents', 'historique'] as const;
export type AjoutCrf = (typeof ajoutsCrf)[number];
