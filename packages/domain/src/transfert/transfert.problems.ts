// These sentences explain what is refused when dossiers go to other systems (§8 Error catalogue; decisions, Systems
// outside).
import type { ProblemTable } from '../kernel/problems.ts';

export const transfertProblems = {
  'transfert.programme-introuvable': {
    kind: 'not-found',
    message: 'Ce programme n’existe pas, ou ne vous est pas ouvert.',
    remede: 'Choisissez-en un de la liste.',
  },
  'transfert.programme-existe': {
    kind: 'conflict',
    message: 'Un programme a déjà ce code.',
    remede: 'Modifiez-le, ou donnez un autre code.',
  },
  'transfert.code-programme': {
    kind: 'invalid',
    message: 'Donnez un code de 20 lettres, chiffres ou tirets au plus. Exemple : BOP-163.',
  },
  'transfert.libelle-programme': {
    kind: 'invalid',
    message: 'Donnez un nom au programme. Exemple : Jeunesse et vie associative.',
  },
  'transfert.programme-sans-dispositif': {
    kind: 'invalid',
    message: 'Choisissez au moins un dispositif : le programme est fait de ses dossiers.',
  },
  'transfert.dispositif-inconnu': {
    kind: 'invalid',
    message: 'Ce dispositif n’existe pas.',
    remede: 'Choisissez-en un de la liste.',
  },
  'transfert.compte-inconnu': {
    kind: 'invalid',
    message: 'Ce compte n’a pas de rôle Osiris.',
    remede: 'Choisissez-en un de la liste.',
  },
  'transfert.service-introuvable': {
    kind: 'not-found',
    message: 'Ce service n’existe pas, ou n’est pas le vôtre.',
    remede: 'Choisissez-en un de la liste.',
  },
  'transfert.rien-a-envoyer': {
    kind: 'blocked',
    message: 'Rien n’est prêt pour Chorus : tout est déjà dans un lot, ou écarté.',
    remede: 'Rechargez la page.',
  },
  'transfert.lignes-changees': {
    kind: 'conflict',
    message: 'Une ligne choisie a changé : une décision modifiée, un paiement, ou un autre lot.',
    remede: 'Rechargez la page, et relisez les lignes.',
  },
  'transfert.non-responsable': {
    kind: 'forbidden',
    message: 'Le responsable du service fait les lots pour Chorus, et les défait.',
    remede: 'Demandez-le-lui.',
  },
  'transfert.lot-parti': {
    kind: 'conflict',
    message: 'Ce lot est téléchargé, ou parti : il ne se défait plus.',
    remede: 'Corrigez dans Chorus ce qui doit l’être.',
  },
  'transfert.lot-introuvable': {
    kind: 'not-found',
    message: 'Ce lot n’existe pas.',
    remede: 'Rechargez la page.',
  },
  'transfert.lot-deja-envoye': {
    kind: 'conflict',
    message: 'Ce lot est envoyé, ou en train de l’être.',
    remede: 'Rechargez la page.',
  },
  'transfert.non-relie': {
    kind: 'conflict',
    message: 'Ce système n’est pas relié au portail : téléchargez le fichier, puis déposez-le.',
  },
  'transfert.periode': {
    kind: 'invalid',
    message: 'La période finit avant de commencer.',
    remede: 'Changez l’une des dates.',
  },
} as const satisfies ProblemTable;
