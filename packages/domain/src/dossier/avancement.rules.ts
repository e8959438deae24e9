// How far a transmitted dossier has come, drawn to the association in five steps (screens, Dashboards).

import type { GenreDossier } from './genre.rows.ts';

const avancement = ['Transmis', 'Étudié', 'Décidé', 'Versé', 'Compte rendu'] as const;

const atteint: Readonly<Record<string, number>> = { D: 1, 2: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 5 };

/** Nothing is paid on an approval, nor told of afterwards: once decided, it is over. */
export const etapesDe = (genre: GenreDossier): readonly string[] =>
  genre === 'agrement' ? avancement.slice(0, 3) : avancement;

/** How many of the five steps are behind it. */
export const etapesAtteintes = (etat: string): number => atteint[etat] ?? 0;

/** All its steps are behind it. */
export const isAchevee = ({ etat, genre }: { etat: string; genre: GenreDossier }): boolean =>
  etapesAtteintes(etat) === etapesDe(genre).length;
