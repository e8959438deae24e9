// These sentences are about what administrators write in the pages (§2 Layouts; §8 Error catalogue).
import type { ProblemTable } from '../kernel/problems.ts';

export const contenuProblems = {
  'contenu.note-page-inconnue': { kind: 'invalid', message: 'La page « {page} » n’existe pas.' },
  'contenu.note-fin-avant-debut': { kind: 'invalid', message: 'La fin doit venir après le début.' },
  'contenu.introuvable': { kind: 'not-found', message: 'Ce contenu n’existe pas, ou plus.' },
  'contenu.question-illisible': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la mise à jour de la question.',
  },
  'contenu.modeles-illisibles': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la récupération des documents modeles.',
  },
  'contenu.modele-sans-fichier': {
    kind: 'not-found',
    message: 'Ce modèle n’a pas de fichier pour l’instant.',
    remede: 'Revenez plus tard, ou demandez-le à l’aide.',
  },
  'contenu.fichier-absent': {
    kind: 'invalid',
    message: 'Le fichier joint n’est plus là : un fichier attend une heure que la question parte.',
    remede: 'Joignez-le à nouveau.',
  },
  'contenu.fichier-aide': {
    kind: 'invalid',
    message: 'Un fichier ne se joint qu’à une question posée à l’aide, par une personne connectée.',
  },
  'contenu.destinataire-refuse': {
    kind: 'forbidden',
    message:
      'Le portail n’écrit d’ici qu’à son adresse d’aide, à un service qui instruit un de vos dossiers ou à un membre de votre association.',
  },
  'contenu.expediteur-refuse': {
    kind: 'invalid',
    message:
      'L’expéditeur est toujours le portail : cette adresse ne peut être que celle à qui répondre, la vôtre.',
  },
  'contenu.precision-hors-sujet': {
    kind: 'invalid',
    message: 'Cette précision n’est pas du sujet choisi.',
    remede: 'Choisissez-la de nouveau.',
  },
  'contenu.message-automatique': {
    kind: 'invalid',
    message: 'Ce message semble envoyé par un robot.',
    remede: 'Écrivez à l’adresse de l’aide.',
  },
  'contenu.courriel-inconnu': {
    kind: 'not-found',
    message: 'Ce courriel est parti entre-temps, ou n’est plus gardé.',
    remede: 'Relisez la liste.',
  },
  'contenu.demande-introuvable': { kind: 'not-found', message: 'Cette demande d’aide n’existe pas.' },
} as const satisfies ProblemTable;
