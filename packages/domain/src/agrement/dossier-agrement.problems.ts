// These sentences explain what is refused on an agrément dossier (§8 Accreditation; screens, Agrément).
import type { ProblemTable } from '../kernel/problems.ts';

export const dossierAgrementProblems = {
  'agrement.non-propose': {
    kind: 'not-found',
    message: 'Cet agrément n’existe pas ou n’est plus proposé.',
  },
  'agrement.pas-le-siege': {
    kind: 'invalid',
    message: 'La demande d’agrément se fait au nom du siège.',
  },
  'agrement.hors-territoire': {
    kind: 'invalid',
    message:
      'Le siège de votre association n’est pas dans le territoire de ce service ({service}) : {territoire}.',
    remede: 'Demandez l’agrément à un service de votre territoire.',
  },
  'agrement.exercice-impossible': {
    kind: 'invalid',
    message: 'Cet agrément se demande pour l’exercice {exercice}.',
  },
  'agrement.autre-version': {
    kind: 'invalid',
    message: 'Cet agrément a changé depuis que vous avez ouvert cette page.',
    remede: 'Rechargez-la, puis choisissez-le à nouveau.',
  },
  'agrement.service-demandeur': {
    kind: 'forbidden',
    message: 'Un agrément est demandé par l’association elle-même.',
  },
  'agrement.decision-incomplete': {
    kind: 'invalid',
    message: 'Indiquez le numéro, la date et l’arrêté de l’agrément que vous accordez.',
  },
  'agrement.hors-demande': {
    kind: 'invalid',
    message: 'Cet agrément ne demande pas « {label} ».',
  },
  'agrement.preuve-inconnue': {
    kind: 'invalid',
    message: 'Ce document n’est plus parmi ceux de votre association.',
    remede: 'Choisissez-en un autre.',
  },
  'agrement.arrete-absent': {
    kind: 'invalid',
    message: 'Déposez l’arrêté : il sera inscrit dans les documents de l’association.',
  },
  'agrement.arrete-inutilisable': {
    kind: 'invalid',
    message: 'Cet arrêté n’est pas le vôtre, ou n’est plus disponible.',
    remede: 'Déposez-le à nouveau.',
  },
} as const satisfies ProblemTable;
