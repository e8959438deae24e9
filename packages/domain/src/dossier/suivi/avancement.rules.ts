// The progress of a transmitted dossier is shown to the association in five steps.

import type { GenreDossier } from '../genre.rows.ts';

const avancement = ['Transmis', 'Étudié', 'Décidé', 'Versé', 'Compte rendu'] as const;

const atteint: Readonly<Record<string, number>> = { D: 1, 2: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 5 };

/** Returns the steps of this kind of dossier: an agrément ends with its decision, without payment or report. */
export const listEtapesSuivi = (genre: GenreDossier): readonly string[] =>
  genre === 'agrement' ? avancement.slice(0, 3) : avancement;

/** Returns how many of the five steps a dossier in this state has passed; 0 when the state is none of these. */
export const etapesAtteintes = (etat: string): number => atteint[etat] ?? 0;

export const isAchevee = ({ etat, genre }: { etat: string; genre: GenreDossier }): boolean =>
  etapesAtteintes(etat) === listEtapesSuivi(genre).length;
