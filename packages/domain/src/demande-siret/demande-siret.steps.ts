// The wizard of a SIRET request has these steps: identity, addresses, activity, documents, then reading again and
// sending (§4; screens 26).
import type { Problem } from '../kernel/result.ts';
import type { Step } from '../kernel/steps.ts';
import {
  activitesProblems,
  adressesProblems,
  attestationSiretProblems,
  type DemandeComplete,
  documentsProblems,
  identiteProblems,
} from './demande-siret.rules.ts';

export const etapesSiret = ['identite', 'adresses', 'activite', 'documents', 'transmission'] as const;
export type EtapeSiret = (typeof etapesSiret)[number];

export const stepsSiret: readonly Step<EtapeSiret, DemandeComplete>[] = [
  { id: 'identite', rank: 0, title: 'Vérifier l’identité', blockers: identiteProblems },
  { id: 'adresses', rank: 1, title: 'Indiquer les adresses', blockers: adressesProblems },
  { id: 'activite', rank: 2, title: 'Décrire l’activité', blockers: activitesProblems },
  { id: 'documents', rank: 3, title: 'Joindre les documents', blockers: documentsProblems },
  { id: 'transmission', rank: 4, title: 'Vérifier et transmettre', blockers: attestationSiretProblems },
];

/** The section of the form that each step writes; a step is begun once its section holds something. */
export const sectionOfEtape = {
  identite: 'identite',
  adresses: 'coordonnees',
  activite: 'activites',
  documents: 'documents',
  transmission: 'attestation',
} as const satisfies Record<EtapeSiret, string>;

/** Returns all that keeps the request from being sent: the blockers of every step. */
export const transmissionSiretProblems = (complete: DemandeComplete): readonly Problem[] =>
  stepsSiret.flatMap(({ blockers }) => blockers(complete));
