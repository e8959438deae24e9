// These sentences explain what is refused on a volunteer's declaration, or wrong in a file of them (§4 CEC).
import type { ProblemTable } from '../kernel/problems.ts';

const retry = 'Réessayez dans quelques instants.';

export const benevolatProblems = {
  'benevolat.introuvable': {
    kind: 'not-found',
    message: 'Cette déclaration n’existe pas, ou n’est pas à vous.',
    remede: 'Revenez à la liste des déclarations.',
  },
  'benevolat.deja-decidee': {
    kind: 'conflict',
    message: 'Cette déclaration est déjà « {statut} » : une décision est définitive.',
  },
  'benevolat.changee': {
    kind: 'conflict',
    message: 'Cette déclaration a changé depuis que vous l’avez lue : relisez-la avant de décider.',
  },
  'benevolat.session-close': {
    kind: 'blocked',
    message: 'La session est close : cette déclaration ne se décide plus.',
  },
  'benevolat.session-a-venir': {
    kind: 'blocked',
    message: 'La session n’est pas encore ouverte : cette déclaration ne se décide pas encore.',
  },
  'benevolat.motif-obligatoire': { kind: 'invalid', message: 'Choisissez le motif du refus.' },
  'benevolat.motif-interdit': {
    kind: 'invalid',
    message: 'Une validation n’a pas de motif : retirez-le, ou refusez la déclaration.',
  },
  'benevolat.motif-inconnu': {
    kind: 'invalid',
    message: 'Ce motif n’existe pas.',
    remede: 'Choisissez l’un des quatre motifs proposés.',
  },
  'benevolat.import-dates': { kind: 'invalid', message: 'La session finit avant de commencer.' },
  'benevolat.import-chevauche': {
    kind: 'conflict',
    message: 'Ces dates chevauchent celles de la session {session}.',
  },
  'benevolat.import-session-close': {
    kind: 'blocked',
    message: 'La session {session} est close : elle ne change plus et ne reçoit plus rien.',
  },
  'benevolat.import-hors-session': {
    kind: 'invalid',
    message: 'Cette date n’est pas dans la session {session}, du {debut} au {fin}.',
  },
  'benevolat.import-session-inconnue': {
    kind: 'invalid',
    message: 'La session {session} n’existe pas.',
    remede: 'Importez d’abord les sessions.',
  },
  'benevolat.import-association-inconnue': {
    kind: 'invalid',
    message: 'Aucune association connue n’a ce numéro.',
    remede: 'Donnez son RNA, son SIREN ou l’un de ses SIRET.',
  },
  'benevolat.import-siret-etranger': {
    kind: 'invalid',
    message: 'Ce SIRET n’est pas d’un établissement de cette association.',
  },
  'benevolat.import-decidee': {
    kind: 'conflict',
    message: 'Cette déclaration est déjà « {statut} » : elle ne change plus.',
  },
  'benevolat.import-deplacee': {
    kind: 'conflict',
    message: 'Cette référence est celle d’une déclaration d’une autre session ou d’une autre association.',
  },
  // Shown when the server could not say what went wrong.
  'benevolat.illisible': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la récupération des déclarations.',
    remede: retry,
  },
  'benevolat.non-decidee': {
    kind: 'internal',
    message: 'Un problème est survenu : la décision n’est pas enregistrée.',
    remede: retry,
  },
  'benevolat.non-importe': {
    kind: 'internal',
    message: 'Un problème est survenu : rien n’est importé.',
    remede: retry,
  },
} as const satisfies ProblemTable;
