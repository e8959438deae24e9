// A representative is complete only if nom, prenom, courriel, civilite, fonction and telephone are all present (§5).
import type { Stage } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { representantFields } from './representant.fields.ts';

/** What is missing or wrong; at `transmission`, nothing means that the person can be chosen in a dossier. */
export const representantProblems = (representant: unknown, stage: Stage): Problem[] =>
  problems(representantFields, representant, { stage });

export const isRepresentantComplete = (representant: unknown): boolean =>
  representantProblems(representant, 'transmission').length === 0;
