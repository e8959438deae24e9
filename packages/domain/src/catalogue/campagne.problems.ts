// These sentences explain what is refused to a person who administers subventions (§8 Grant: subvention creation;
// screens, page 25).
import type { ProblemTable } from '../kernel/problems.ts';

export const campagneProblems = {
  'catalogue.subvention-inconnue': {
    kind: 'not-found',
    message: 'Cette subvention n’existe pas, ou n’est pas de votre territoire.',
  },
  'catalogue.code-pris': {
    kind: 'invalid',
    message: 'Le code {code} est déjà celui d’une autre subvention.',
    remede: 'Choisissez-en un autre.',
  },
  'catalogue.code-publie': {
    kind: 'invalid',
    message: 'Le code d’une subvention publiée ne change plus : des liens y mènent.',
  },
  'catalogue.acte-impossible': {
    kind: 'forbidden',
    message: 'Cela n’est pas possible pour une subvention {etat}.',
    remede: 'Rechargez la page pour voir où elle en est.',
  },
  'catalogue.a-des-dossiers': {
    kind: 'conflict',
    message: 'Des dossiers ont été commencés : cette subvention ne peut pas être supprimée.',
    remede: 'Fermez-la : elle ne sera plus proposée, et ses dossiers restent.',
  },
  'catalogue.version-commencee': {
    kind: 'conflict',
    message: 'Un dossier a été commencé sur cette version : sa publication ne s’annule plus.',
    remede: 'Fermez la subvention : elle ne sera plus proposée, et ses dossiers restent.',
  },
  'catalogue.autre-version': {
    kind: 'conflict',
    message: 'Ce n’est plus la version publiée.',
    remede: 'Rechargez la page pour voir où elle en est.',
  },
  'catalogue.sans-changement': {
    kind: 'invalid',
    message: 'Rien n’a changé depuis la version {numero}.',
    remede: 'Modifiez la campagne avant de publier.',
  },
  'catalogue.referent-hors-territoire': {
    kind: 'invalid',
    message: 'Choisissez un service de votre territoire.',
  },
  'catalogue.service-inconnu': {
    kind: 'invalid',
    message: 'Ce service n’existe plus.',
    remede: 'Choisissez-en un autre.',
  },
  'catalogue.sans-service': { kind: 'blocked', message: 'Choisissez au moins un service qui instruit.' },
  'catalogue.un-referent': { kind: 'blocked', message: 'Cochez un service référent, et un seul.' },
  'catalogue.sans-type': { kind: 'blocked', message: 'Ajoutez au moins un type de demande.' },
  'catalogue.cloture-avant-ouverture': {
    kind: 'blocked',
    message: 'La clôture précède l’ouverture.',
    remede: 'Corrigez l’une des deux.',
  },
  'catalogue.cloture-illisible': {
    kind: 'invalid',
    message: 'Cette clôture n’est pas une date suivie d’une heure.',
    remede: 'Exemple : 26/03/2027, à 23h59.',
  },
  'catalogue.cloture-inchangee': { kind: 'invalid', message: 'La clôture est déjà à cette date.' },
  'catalogue.cloture-melee': {
    kind: 'invalid',
    message: 'Cette date avance la clôture d’un type de demande et reporte celle d’un autre.',
    remede: 'Changez-les l’un après l’autre.',
  },
  'catalogue.cloture-passee': {
    kind: 'invalid',
    message: 'Cette date est déjà passée.',
    remede: 'Pour ne plus recevoir de demande dès maintenant, fermez la subvention.',
  },
  'catalogue.cloture-sans-motif': {
    kind: 'invalid',
    message: 'Dites pourquoi la clôture est avancée.',
    remede: 'La page publique le dira, et le courriel à ceux qui ont commencé.',
  },
  'catalogue.cloture-a-confirmer': {
    kind: 'conflict',
    message: 'Vous retirez une date déjà promise. Dossiers commencés : {n}.',
    remede: 'Confirmez, ou gardez la date publiée.',
  },
  'catalogue.autre-cloture': {
    kind: 'conflict',
    message: 'La clôture a changé entre-temps.',
    remede: 'Rechargez la page pour voir où elle en est.',
  },
  'catalogue.cloture-retiree': {
    kind: 'blocked',
    message: 'Cette clôture est plus tôt que celle qui est publiée.',
    remede:
      'Remettez la date publiée, ou avancez-la par « Changer la clôture », qui prévient ceux qui ont commencé.',
  },
  'catalogue.reglage-impose': {
    kind: 'blocked',
    message: 'Le portail connaît le sous-dispositif « {sous} » : {regle}.',
    remede: 'Corrigez ce réglage, ou donnez un autre nom et un autre code à ce type de demande.',
  },
  'catalogue.code-mal-ecrit': {
    kind: 'blocked',
    message: 'Ce code contient un caractère qui n’est pas accepté.',
    remede: 'Exemple : {exemple}.',
  },
  'catalogue.code-en-double': {
    kind: 'blocked',
    message: 'Le code {code} sert deux fois.',
    remede: 'Changez l’un des deux.',
  },
  'catalogue.genre-change': {
    kind: 'blocked',
    message: 'La question {code} a déjà été publiée avec un autre type de réponse.',
    remede: 'Donnez un autre code à celle-ci.',
  },
  'catalogue.sans-choix': { kind: 'blocked', message: 'Ajoutez au moins un choix à cette liste.' },
  'catalogue.bornes-inversees': {
    kind: 'blocked',
    message: 'Le nombre « au plus » est inférieur au nombre « au moins ».',
    remede: 'Corrigez l’un des deux.',
  },
  'catalogue.condition-incomplete': {
    kind: 'blocked',
    message: 'Cette condition n’est pas finie.',
    remede: 'Choisissez une réponse, une comparaison et une valeur, ou retirez-la.',
  },
  'catalogue.condition-sans-question': {
    kind: 'blocked',
    message: 'Une condition porte sur la question {code}, qui n’est pas dans cette campagne.',
    remede: 'Ajoutez cette question ou changez la condition.',
  },
  'catalogue.rubriques-necessaires': {
    kind: 'blocked',
    message: 'Gardez au moins les rubriques {rubriques}.',
  },
  'catalogue.option-refusee': {
    kind: 'blocked',
    message: 'Une option de la campagne n’est pas acceptée.',
    remede: 'Vérifiez la rubrique {rubrique}.',
  },
  'catalogue.modele-inconnu': {
    kind: 'not-found',
    message: 'Cet élément n’existe plus.',
  },
  'catalogue.modele-national': {
    kind: 'forbidden',
    message: 'Cet élément est commun à tous les territoires : un administrateur national peut le modifier.',
  },
  'catalogue.modele-code-pris': {
    kind: 'invalid',
    message: 'Le code {code} est déjà dans la bibliothèque.',
    remede: 'Choisissez-en un autre.',
  },
  'catalogue.subvention-non-creee': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la création de la subvention.',
    remede: 'Réessayez dans quelques instants.',
  },
} as const satisfies ProblemTable;
