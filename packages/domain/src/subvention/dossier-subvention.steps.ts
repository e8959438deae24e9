// The subvention wizard has steps 0 to 4, each with what blocks it and what opens it (§4 Wizard steps; decisions,
// Dossiers › Wizard).

import { agesProblems } from '../dossier/pieces.rules.ts';
import type { Problem } from '../kernel/result.ts';
import type { Step } from '../kernel/steps.ts';
import type { DossierComplet } from './dossier-complet.rules.ts';
import {
  attestationProblems,
  choixProblems,
  demandeurProblems,
  echeanceProblems,
  listDocumentsAttendus,
  openingProjets,
  piecesProblems,
} from './dossier-subvention.rules.ts';
import { listProjetAges, projetsProblems } from './projets-du-dossier.rules.ts';
import { relectureProblems } from './renouvellement/relecture-renouvellement.rows.ts';

export const etapesSubvention = ['choix', 'demandeur', 'pieces', 'projets', 'transmission'] as const;
export type EtapeSubvention = (typeof etapesSubvention)[number];

export type StepInput = { dossier: DossierComplet; now: Date; isSentBack: boolean };

export const stepsSubvention: readonly Step<EtapeSubvention, StepInput>[] = [
  {
    id: 'choix',
    rank: 0,
    title: 'Choisir le type et l’année',
    blockers: ({ dossier }) => choixProblems(dossier),
  },
  {
    id: 'demandeur',
    rank: 1,
    title: 'Indiquer le demandeur',
    blockers: ({ dossier }) => demandeurProblems(dossier),
  },
  {
    id: 'pieces',
    rank: 2,
    title: 'Joindre les pièces justificatives',
    blockers: ({ dossier, now }) => [
      ...piecesProblems(dossier),
      ...agesProblems(dossier, listDocumentsAttendus(dossier), now),
    ],
  },
  {
    id: 'projets',
    rank: 3,
    title: 'Décrire les projets',
    opening: ({ dossier }) => openingProjets(dossier),
    blockers: ({ dossier, now }) => [...projetsProblems(dossier), ...listProjetAges(dossier, now)],
  },
  {
    id: 'transmission',
    rank: 4,
    title: 'Vérifier et transmettre',
    opening: ({ dossier }) =>
      openingProjets(dossier).length + projetsProblems(dossier).length > 0
        ? [{ code: 'dossier.incomplet' }]
        : [],
    blockers: ({ dossier, ...given }) => [
      ...echeanceProblems(dossier, given),
      ...relectureProblems(dossier.tete.relecture),
      ...attestationProblems(dossier),
    ],
  },
];

/** Returns all that keeps the dossier from being transmitted: the blockers of every step, in order. */
export const transmissionProblems = (
  dossier: DossierComplet,
  given: Omit<StepInput, 'dossier'>,
): readonly Problem[] => stepsSubvention.flatMap(({ blockers }) => blockers({ dossier, ...given }));
