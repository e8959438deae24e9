// What can be wrong with an association, its people and its bank details, in the words people read (§5, §8).
import type { ProblemTable } from '../kernel/problems.ts';

export const associationProblems = {
  'association.introuvable': {
    kind: 'not-found',
    message: "L'API association est inaccessible",
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
    message: 'Les personnes qui gèrent l’association ont 15 jours pour répondre. Attendez le {date}.',
  },
  'association.reponse-impossible': {
    kind: 'conflict',
    message: 'Cette demande d’accès a déjà reçu une réponse.',
  },
  'association.import-sans-numero': { kind: 'invalid', message: 'La ligne n’a pas de numéro.' },
  'association.import-sans-nom': { kind: 'invalid', message: 'La ligne n’a pas de nom.' },
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
  'association.import-illisible': { kind: 'invalid', message: 'La ligne est illisible : {raison}' },
} as const satisfies ProblemTable;
