// These sentences explain what is refused on a financial report (§8 Grant, Dossier; screens 21).
import type { ProblemTable } from '../kernel/problems.ts';

const retry = 'Réessayez dans quelques instants.';
const kept = 'Vos réponses sont gardées : réessayez dans quelques instants.';

export const crfProblems = {
  'crf.introuvable': {
    kind: 'not-found',
    message: 'Dossier Crf not found',
    remede: 'Ce compte rendu n’existe pas, ou n’est pas à vous.',
  },
  'crf.sans-projet': {
    kind: 'blocked',
    message: 'Crf need to be populated',
    remede: 'Aucun projet accordé n’y figure : écrivez au service.',
  },
  'crf.projet-inconnu': { kind: 'not-found', message: 'Ce projet n’est pas dans ce compte rendu.' },
  'crf.exercice-non-attendu': {
    kind: 'invalid',
    message: 'Aucun compte rendu n’est attendu pour l’exercice {exercice}.',
    remede: 'Choisissez un exercice pour lequel la subvention est accordée.',
  },
  'crf.non-editable': {
    kind: 'forbidden',
    message: 'Ce compte rendu est « {etat} » : il ne se modifie plus.',
  },
  'crf.mouvement-impossible': {
    kind: 'conflict',
    message: 'Ce compte rendu est « {etat} » : cette action n’est plus possible.',
    remede: 'Rechargez la page.',
  },
  'crf.motif-obligatoire': {
    kind: 'invalid',
    message: 'Écrivez à l’association ce qu’elle doit corriger.',
  },
  'crf.comptes-rendus-attendus': {
    kind: 'conflict',
    message: 'Le dossier se termine une fois chaque compte rendu reçu. Il manque : {exercices}.',
    remede: 'Rappelez à l’association ce qu’elle doit encore.',
  },
  'crf.comptes-rendus-a-lire': {
    kind: 'conflict',
    message: 'Le dossier n’est pas terminé : le compte rendu {exercice} attend votre lecture.',
    remede: 'Lisez-le, puis déclarez-le reçu.',
  },
  'crf.ecart-a-expliquer': {
    kind: 'blocked',
    message: 'Expliquez l’écart de {ecart} sur « {compte} ».',
  },
  'crf.dates-inversees': {
    kind: 'invalid',
    message: 'Le projet se termine avant de commencer : corrigez l’une des deux dates.',
  },
  'crf.utilise-plus-qu-accorde': {
    kind: 'blocked',
    message: 'Le montant utilisé dépasse la subvention accordée ({accorde}).',
    remede: 'Corrigez-le.',
  },
  'crf.utilise-plus-que-depense': {
    kind: 'blocked',
    message: 'Le montant utilisé dépasse les dépenses réalisées du projet.',
    remede: 'Corrigez l’un des deux.',
  },
  'crf.illisible': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la récupération du compte rendu.',
    remede: retry,
  },
  'crf.non-cree': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la création du compte rendu.',
    remede: retry,
  },
  'crf.non-enregistre': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la mise à jour du compte rendu.',
    remede: kept,
  },
  'crf.non-transmis': {
    kind: 'internal',
    message: 'Votre compte rendu financier n’est pas transmis. Cliquez sur « Transmettre ».',
    remede: kept,
  },
} as const satisfies ProblemTable;
