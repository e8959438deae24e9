// These sentences say what keeps a lot from starting, and why a dossier is left out of it.
import type { ProblemTable } from '../kernel/problems.ts';

export const lotProblems = {
  'lot.introuvable': {
    kind: 'not-found',
    message: 'Ce lot n’existe pas, ou son rapport a plus de 30 jours.',
  },
  'lot.selection-vide': { kind: 'invalid', message: 'Choisissez au moins un dossier.' },
  'lot.selection-trop-grande': {
    kind: 'invalid',
    message: 'Un lot tient {max} dossiers au plus.',
    remede: 'Ajoutez un filtre, puis faites le reste dans un second lot.',
  },
  'lot.service-inconnu': { kind: 'invalid', message: 'Choisissez un de vos services.' },
  'lot.personne-absente': { kind: 'invalid', message: 'Choisissez à qui affecter ces dossiers.' },
  'lot.etiquette-absente': { kind: 'invalid', message: 'Choisissez l’étiquette à ajouter.' },
  'lot.rien-a-faire': {
    kind: 'blocked',
    message:
      'Aucun de ces dossiers ne peut être traité ainsi : corrigez ce qui les retient, ou changez la sélection.',
  },
  'lot.deja-lance': { kind: 'conflict', message: 'Ce lot est déjà lancé : il ne peut plus être changé.' },
  'lot.en-cours': {
    kind: 'conflict',
    message: 'Ce lot est encore en cours.',
    remede: 'Attendez qu’il soit terminé.',
  },
  'lot.sans-echec': {
    kind: 'conflict',
    message: 'Il n’y a rien à réessayer : aucun dossier n’est en échec.',
  },
  'lot.ligne-inconnue': {
    kind: 'invalid',
    message: 'Ce dossier n’est pas dans ce lot.',
    remede: 'Rechargez la page.',
  },
  'lot.sans-lettre': { kind: 'not-found', message: 'Ce lot n’a fait aucune lettre.' },
  'lot.modifie': {
    kind: 'conflict',
    message: 'Modifié par {auteur} {quand}.',
    remede: 'Relisez-le, puis réessayez.',
  },
  'lot.autre-service': { kind: 'blocked', message: 'Il n’est pas chez ce service.' },
  'lot.chez-association': {
    kind: 'blocked',
    message: 'Renvoyé, chez l’association : attendez qu’elle le transmette à nouveau.',
  },
  'lot.non-transmis': { kind: 'blocked', message: 'L’association ne l’a pas encore transmis.' },
  'lot.supprime': { kind: 'blocked', message: 'L’association l’a supprimé.' },
  'lot.deja-commence': { kind: 'blocked', message: 'Son instruction est déjà commencée.' },
  'lot.deja-decide': { kind: 'blocked', message: 'Il est déjà décidé : une décision ne se reprend pas.' },
  'lot.deja-conclu': {
    kind: 'blocked',
    message: 'Sa décision est prise et n’est pas encore partie : reprenez-la pour en changer.',
  },
  'lot.montant-absent': { kind: 'blocked', message: 'Montant absent : saisissez-le.' },
  'lot.agrement-un-par-un': {
    kind: 'blocked',
    message: 'Un agrément s’accorde avec son arrêté.',
    remede: 'Ouvrez le dossier pour l’accorder.',
  },
} as const satisfies ProblemTable;
