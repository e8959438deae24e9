// The agrément wizard has steps 0 to 4, each with what blocks it, and the last with what opens it (§4 Wizard
// steps).

import { agesProblems } from '../dossier/pieces.rules.ts';
import type { Problem } from '../kernel/result.ts';
import type { Step } from '../kernel/steps.ts';
import {
  type AgrementComplet,
  attestationAgrementProblems,
  demandeurAgrementProblems,
  documentsAgrement,
  donneesProblems,
  echeanceAgrementProblems,
  piecesAgrementProblems,
} from './dossier-agrement.rules.ts';

export const etapesAgrement = ['choix', 'demandeur', 'pieces', 'donnees', 'transmission'] as const;
export type EtapeAgrement = (typeof etapesAgrement)[number];

export type StepAgrement = { dossier: AgrementComplet; now: Date; isSentBack: boolean };

export const stepsAgrement: readonly Step<EtapeAgrement, StepAgrement>[] = [
  { id: 'choix', rank: 0, title: 'Choisir l’agrément et l’exercice', blockers: () => [] },
  {
    id: 'demandeur',
    rank: 1,
    title: 'Indiquer le demandeur',
    blockers: ({ dossier }) => demandeurAgrementProblems(dossier),
  },
  {
    id: 'pieces',
    rank: 2,
    title: 'Joindre les pièces justificatives',
    blockers: ({ dossier, now }) => [
      ...piecesAgrementProblems(dossier),
      ...agesProblems(dossier, documentsAgrement(dossier), now),
    ],
  },
  {
    id: 'donnees',
    rank: 3,
    title: 'Répondre aux conditions de l’agrément',
    blockers: ({ dossier }) => donneesProblems(dossier),
  },
  {
    id: 'transmission',
    rank: 4,
    title: 'Vérifier et transmettre',
    opening: ({ dossier }) =>
      [demandeurAgrementProblems, piecesAgrementProblems, donneesProblems].some(
        (find) => find(dossier).length > 0,
      )
        ? [{ code: 'dossier.incomplet' }]
        : [],
    blockers: ({ dossier, ...given }) => [
      ...echeanceAgrementProblems(dossier, given),
      ...attestationAgrementProblems(dossier),
    ],
  },
];

/** Returns all that keeps the dossier from being transmitted: the blockers of every step, in order. */
export const transmissionAgrementProblems = (input: StepAgrement): Problem[] =>
  stepsAgrement.flatMap(({ blockers }) => [...blockers(input)]);

/**
 * Returns the step that holds a field, or a point of a dossier sent back, such as « demandeur.id_signataire » or
 * « pieces.RAR ».
 */
export function findEtapeAgrement(field: string): EtapeAgrement {
  const [section = ''] = field.split('.');
  if (section === 'demandeur' || section === 'pieces') return section;
  return section === 'attestation' ? 'transmission' : section === 'description' ? 'choix' : 'donnees';
}
