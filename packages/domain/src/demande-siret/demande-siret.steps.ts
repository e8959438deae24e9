// The wizard of a SIRET request: identity, addresses, activity, documents, then what is read again and sent (§4; screens 26).
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

/** The section of the form that each step writes: what is filled there says that it was begun. */
export const sectionOfEtape = {
  identite: 'identite',
  adresses: 'coordonnees',
  activite: 'activites',
  documents: 'documents',
  transmission: 'attestation',
} as const satisfies Record<EtapeSiret, string>;

/** All that keeps it from being sent: what blocks its steps, end to end. */
export const transmissionSiretProblems = (complete: DemandeComplete): readonly Problem[] =>
  stepsSiret.flatMap(({ blockers }) => blockers(complete));
