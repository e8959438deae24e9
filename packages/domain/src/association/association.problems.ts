// These sentences say what is wrong with an association, its people and its bank accounts (§5, §8).
import type { ProblemTable } from '../kernel/problems.ts';

export const associationProblems = {
  'association.introuvable': {
    kind: 'not-found',
    message: "L'API association est inaccessible",
  },
  // Shown when the server could not say what went wrong.
  'association.illisible': {
    kind: 'internal',
    message: "Un problème est survenu lors de la récupération de l'association",
  },
  'association.recherche-trop-courte': {
    kind: 'invalid',
    message: 'Écrivez au moins deux lettres du nom, un numéro RNA ou un SIREN.',
  },
  'association.dissoute': {
    kind: 'blocked',
    message: 'Cette association est dissoute : elle ne peut plus être ajoutée.',
  },
  'association.etablissement-inconnu': { kind: 'invalid', message: 'Sélectionnez un établissement.' },
  'association.etablissement-ferme': {
    kind: 'blocked',
    message: 'Cet établissement est fermé : choisissez-en un autre.',
  },
  'association.certificat-manquant': {
    kind: 'blocked',
    message: 'Au moins une case doit être cochée.',
  },
  'association.reponse-non-demandee': {
    kind: 'invalid',
    message: '« {champ} » n’est demandé que si {si}.',
  },
  'association.regime-impossible': {
    kind: 'invalid',
    message: 'Ce régime ne correspond pas à la forme juridique de cette structure.',
  },
  'association.rib-en-double': {
    kind: 'conflict',
    message: 'Ce RIB est déjà enregistré pour cet établissement.',
  },
  'association.element-disparu': { kind: 'not-found', message: 'Cet élément n’existe plus.' },
  'association.reponse-reservee': {
    kind: 'blocked',
    message: 'Les personnes qui gèrent l’association ont 15 jours pour répondre.',
    remede: 'Attendez le {date}.',
  },
  'association.reponse-impossible': {
    kind: 'conflict',
    message: 'Cette demande d’accès a déjà reçu une réponse.',
  },
  'association.deja-contestee': {
    kind: 'conflict',
    message: 'Un désaccord est déjà transmis à l’administration : elle décidera.',
  },
  'association.motif-manquant': {
    kind: 'invalid',
    message: 'Indiquez le motif : la personne le recevra.',
  },
  'association.preuve-manquante': {
    kind: 'blocked',
    message: 'Cette demande n’a pas de preuve : demandez à la personne de joindre celle du nouveau bureau.',
  },
  'association.dernier-gestionnaire': {
    kind: 'blocked',
    message: 'Vous êtes la seule personne à gérer cette association.',
    remede:
      'Invitez quelqu’un d’abord, ou partez en laissant la reprise ouverte : le prochain responsable devra prouver son mandat.',
  },
  'association.passation-impossible': {
    kind: 'blocked',
    message:
      'Vous ne pouvez passer la main qu’à une personne qui gère déjà la même chose et peut se connecter, ou que vous invitez.',
  },
  'association.deja-membre': {
    kind: 'conflict',
    message: 'Cette personne a déjà cet accès.',
  },
  'association.invitation-reservee': {
    kind: 'blocked',
    message:
      'Cette association a des responsables : ce sont eux qui invitent. L’administration examine les demandes d’accès et leurs preuves.',
  },
  'association.deja-invitee': {
    kind: 'conflict',
    message: 'Cette adresse est déjà invitée : relancez l’invitation, ou annulez-la.',
  },
  'association.dossiers-a-choisir': {
    kind: 'invalid',
    message: 'Choisissez au moins un dossier parmi ceux que vous pouvez partager.',
  },
  'association.invitation-introuvable': {
    kind: 'not-found',
    message: 'Cette invitation n’existe pas, ou son lien est incomplet.',
    remede: 'Demandez qu’elle vous soit renvoyée.',
  },
  'association.invitation-autre-adresse': {
    kind: 'forbidden',
    message: 'Cette invitation est adressée à une autre adresse que la vôtre.',
    remede: 'Connectez-vous avec celle qui l’a reçue.',
  },
  'association.invitation-expiree': {
    kind: 'blocked',
    message: 'Cette invitation a expiré.',
    remede: 'Demandez qu’elle vous soit renvoyée.',
  },
  'association.invitation-utilisee': {
    kind: 'conflict',
    message: 'Cette invitation a déjà reçu une réponse, ou a été annulée.',
  },
  'association.deja-connue': {
    kind: 'conflict',
    message: 'Une association porte déjà ce numéro : cherchez-la, puis demandez à la rejoindre.',
  },
  'association.import-sans-numero': { kind: 'invalid', message: 'La ligne n’a pas de numéro.' },
  'association.import-sans-nom': { kind: 'invalid', message: 'La ligne n’a pas de nom.' },
  'association.import-nom-masque': {
    kind: 'invalid',
    message: 'La structure a demandé que son nom ne soit pas publié : elle entre quand quelqu’un l’inscrit.',
  },
  'association.import-numero-illisible': {
    kind: 'invalid',
    message: 'Le numéro « {valeur} » n’a pas la forme attendue.',
  },
  'association.import-colonnes': {
    kind: 'invalid',
    message: 'La ligne a {lues} colonnes, {attendues} sont attendues.',
  },
  'association.import-siren-en-conflit': {
    kind: 'conflict',
    message: 'Le SIREN {siren} appartient déjà à l’association {nom} : il n’est pas repris.',
  },
  'association.import-deux-siren': {
    kind: 'conflict',
    message: 'L’association a deux SIREN dans Sirene : {garde} est gardé, {autre} la retrouve aussi.',
  },
  'association.import-illisible': { kind: 'invalid', message: 'La ligne est illisible : {raison}' },
} as const satisfies ProblemTable;
