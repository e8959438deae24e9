// These sentences explain what is refused to the service side of Pass'Sport, and what to do (§8; decisions, Other
// states).
import type { ProblemTable } from '../kernel/problems.ts';

const retry = 'Réessayez dans quelques instants.';

export const servicePspProblems = {
  'psp-service.introuvable': {
    kind: 'not-found',
    message: 'Cette inscription n’existe pas.',
    remede: 'Revenez à la file des inscriptions.',
  },
  'psp-service.mouvement': {
    kind: 'conflict',
    message: 'Cette inscription est « {etat} » : elle ne peut pas être {faite}.',
  },
  'psp-service.motif': {
    kind: 'invalid',
    message: 'Dites pourquoi l’inscription est refusée : l’association le lira.',
  },
  'psp-service.motif-interdit': {
    kind: 'invalid',
    message: 'Un motif ne se donne qu’à un refus.',
    remede: 'Retirez-le, ou refusez l’inscription.',
  },
  'psp-service.changee': {
    kind: 'conflict',
    message: 'Cette inscription a changé depuis que vous l’avez lue.',
    remede: 'Relisez-la avant de la traiter.',
  },
  'psp-service.code-retire': {
    kind: 'blocked',
    message: 'Le code de ce bénéficiaire a été retiré : refusez l’inscription, ou supprimez-la.',
  },
  'psp-service.rien': {
    kind: 'invalid',
    message: 'Choisissez au moins une inscription.',
  },
  'psp-service.recherche-vague': {
    kind: 'invalid',
    message: 'Donnez le code entier du bénéficiaire.',
    remede: 'Exemple : 24-JWEL-ZKBC.',
  },
  'psp-service.statut-reserve': {
    kind: 'forbidden',
    message: 'Une association ne trouve que les codes valables.',
    remede: 'Cherchez sans « statut », ou avec « statut=true ».',
  },
  'psp-service.recherche-longue': {
    kind: 'unavailable',
    message: 'La recherche a duré plus de deux minutes : elle est arrêtée.',
    remede: 'Précisez-la, puis réessayez.',
  },
  'psp-service.recherches-en-cours': {
    kind: 'too-many',
    message: 'Trop de recherches de bénéficiaires sont en cours.',
    remede: 'Réessayez dans une minute.',
  },
  'psp-service.date': { kind: 'invalid', message: 'Indiquez le jour du versement.' },
  'psp-service.date-future': {
    kind: 'invalid',
    message: 'La date du versement est dans le futur.',
    remede: 'Indiquez le jour où il a été fait.',
  },
  'psp-service.trop': {
    kind: 'invalid',
    message: 'Vous avez choisi {n} inscriptions ; {max} au plus sont traitées à la fois.',
  },
  // Shown when the server could not say what went wrong.
  'psp-service.illisible': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la récupération des inscriptions Pass’Sport.',
    remede: retry,
  },
  'psp-service.non-traitee': {
    kind: 'internal',
    message: 'Un problème est survenu : rien n’est enregistré.',
    remede: retry,
  },
  'psp-service.non-importe': {
    kind: 'internal',
    message: 'Un problème est survenu : rien n’est importé.',
    remede: retry,
  },
  'psp-service.beneficiaires': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la récupération des bénéficiaires.',
    remede: retry,
  },
} as const satisfies ProblemTable;
