// How far a transmitted dossier has come, drawn to the association in five steps (screens, Dashboards).

export const avancement = ['Transmis', 'Étudié', 'Décidé', 'Versé', 'Compte rendu'] as const;

const atteint: Readonly<Record<string, number>> = { D: 1, 2: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 5 };

/** How many of the five steps are behind it. */
export const etapesAtteintes = (etat: string): number => atteint[etat] ?? 0;
