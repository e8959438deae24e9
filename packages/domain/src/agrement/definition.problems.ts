// These sentences explain what is refused to a person who offers agréments (§5 « Missing ID », §8 Accreditation).
import type { ProblemTable } from '../kernel/problems.ts';

export const definitionProblemes = {
  'agrement.id-manquant': { kind: 'invalid', message: 'Missing ID' },
  'agrement.definition-inconnue': {
    kind: 'not-found',
    message: 'Cet agrément n’existe pas, ou n’est pas de votre territoire.',
  },
  'agrement.code-pris': {
    kind: 'invalid',
    message: 'Le code {code} est déjà celui d’un autre agrément.',
    remede: 'Choisissez-en un autre.',
  },
  'agrement.service-inconnu': {
    kind: 'invalid',
    message: 'Ce service n’existe plus.',
    remede: 'Choisissez-en un autre.',
  },
  'agrement.service-hors-territoire': {
    kind: 'invalid',
    message: 'Choisissez un service de votre territoire.',
  },
  'agrement.acte-impossible': {
    kind: 'forbidden',
    message: 'Cela n’est pas possible pour un agrément {etat}.',
    remede: 'Rechargez la page pour voir où il en est.',
  },
  'agrement.a-des-dossiers': {
    kind: 'conflict',
    message: 'Des dossiers ont été commencés : cet agrément ne peut pas être supprimé.',
    remede: 'Retirez-le : il ne sera plus proposé, et ses dossiers restent.',
  },
  'agrement.sans-changement': {
    kind: 'invalid',
    message: 'Rien n’a changé depuis la version {numero}.',
    remede: 'Modifiez l’agrément avant de publier.',
  },
  'agrement.option-refusee': {
    kind: 'blocked',
    message: 'Une réponse n’est pas acceptée.',
    remede: 'Corrigez-la, ou videz-la.',
  },
  'agrement.etats-illisibles': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la récupération des etats de rda',
  },
  'agrement.action-echouee': {
    kind: 'internal',
    message: "Un problème est survenu lors de la création de l'agrément.",
    remede: 'Réessayez dans quelques instants.',
  },
} as const satisfies ProblemTable;
