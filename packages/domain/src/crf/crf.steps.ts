// A report has four steps, each with what blocks it.
import type { Problem } from '../kernel/result.ts';
import type { Step } from '../kernel/steps.ts';
import {
  attestationCrfProblems,
  budgetsCrfProblems,
  projetsCrfProblems,
  questionsCrfProblems,
} from './crf.rules.ts';
import type { CrfComplet } from './crf-complet.rules.ts';

export const etapesCrf = ['projets', 'budget', 'questions', 'transmission'] as const;
export type EtapeCrf = (typeof etapesCrf)[number];

export const stepsCrf: readonly Step<EtapeCrf, CrfComplet>[] = [
  { id: 'projets', rank: 0, title: 'Raconter les projets', blockers: projetsCrfProblems },
  {
    id: 'budget',
    rank: 1,
    title: 'Saisir les dépenses et les recettes',
    // Amounts are asked only once it is known which projects took place.
    opening: ({ projets }) =>
      projets.some(({ corps }) => typeof corps.isRealised !== 'boolean')
        ? [{ code: 'dossier.incomplet' }]
        : [],
    blockers: budgetsCrfProblems,
  },
  { id: 'questions', rank: 2, title: 'Répondre aux questions', blockers: questionsCrfProblems },
  { id: 'transmission', rank: 3, title: 'Vérifier et transmettre', blockers: attestationCrfProblems },
];

/** Returns all that keeps the report from being sent: the blockers of every step. */
export const transmissionCrfProblems = (complet: CrfComplet): readonly Problem[] =>
  stepsCrf.flatMap(({ blockers }) => blockers(complet));
