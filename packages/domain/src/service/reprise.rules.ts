// A service chooses how its agents take a dossier and how long they may take a decision back (§6).

/** How many minutes a service that chose nothing may take a decision back. */
const repriseParDefautMinutes = 30;
export const repriseMaxMinutes = 240;

export const repriseMinutes = (chosen: number | null): number => chosen ?? repriseParDefautMinutes;

/** Tells whether the person who takes a dossier begins its study, unless the service chose that these are two acts. */
export const isPrendreCommencer = (chosen: 'oui' | 'non' | null): boolean => chosen !== 'non';
