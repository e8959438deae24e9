import type { tableauDeBordSchema } from '@asso/contract/subvention/subvention.schemas';
import type { z } from 'zod';

export type Tableau = z.output<typeof tableauDeBordSchema>;
export type Tache = Tableau['aFaire'][number];

/** Still with a service: neither closed nor refused. */
export const isChezLeService = ({ etat }: Tache): boolean => !['10', '11', '12'].includes(etat);

export const avancement = ['Transmis', 'Étudié', 'Décidé', 'Versé', 'Compte rendu'] as const;

const atteint: Readonly<Record<string, number>> = { D: 1, '2': 2, '6': 3, '7': 3, '8': 3, '9': 4, '10': 5 };

/** How many of the five steps of a file are behind it. */
export const etapesAtteintes = ({ etat }: Pick<Tache, 'etat'>): number => atteint[etat] ?? 0;
