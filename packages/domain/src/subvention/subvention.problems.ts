// The sentences of what is refused on a grant dossier and its projects (§8 Grant; screens, Words).
import type { ProblemTable } from '../kernel/problems.ts';

export const subventionProblems = {
  'subvention.inconnue': {
    kind: 'not-found',
    message: 'Cette subvention n’existe pas ou n’est plus proposée.',
  },
  'subvention.campagne-a-venir': {
    kind: 'blocked',
    message: 'Les demandes ne sont pas encore ouvertes. Elles ouvrent le {date}.',
  },
  'subvention.campagne-fermee': {
    kind: 'blocked',
    message: 'La date limite est passée depuis le {date}.',
    remede: 'Écrivez au service : il peut accepter un complément.',
  },
  'subvention.sous-dispositif-inconnu': {
    kind: 'invalid',
    message: 'Choisissez un type parmi ceux proposés.',
  },
  'subvention.sous-dispositif-interdit': {
    kind: 'invalid',
    message: 'Ce type de demande n’est pas ouvert aux associations de votre régime.',
  },
  'subvention.exercice-impossible': {
    kind: 'invalid',
    message: 'Cette campagne finance l’exercice {exercice}.',
  },
  'subvention.sans-projet': { kind: 'blocked', message: 'Ajoutez au moins un projet.' },
  'subvention.trop-de-projets': { kind: 'invalid', message: 'Le service accepte {n} projet(s) au plus.' },
  'subvention.projet-inconnu': { kind: 'not-found', message: 'Ce projet n’existe pas ou n’existe plus.' },
  'subvention.piece-manquante': { kind: 'blocked', message: 'Joignez la pièce « {label} ».' },
  'subvention.piece-inconnue': {
    kind: 'invalid',
    message: 'Cette pièce n’est pas demandée par la subvention.',
  },
  'subvention.document-inutilisable': {
    kind: 'invalid',
    message: 'Ce document n’est pas à votre association, ou n’est plus disponible.',
  },
  'subvention.document-refuse': {
    kind: 'blocked',
    message: 'Le fichier de la pièce « {label} » a été refusé.',
    remede: 'Déposez une autre copie.',
  },
  'subvention.representant-incomplet': {
    kind: 'blocked',
    message:
      'La fiche de {nom} est incomplète : civilité, prénom, nom, fonction, courriel et téléphone sont nécessaires.',
  },
  'subvention.representant-inconnu': {
    kind: 'blocked',
    message: 'La personne choisie ne figure plus parmi les représentants de l’association.',
    remede: 'Choisissez-en une autre.',
  },
  'subvention.rib-invalide': {
    kind: 'blocked',
    message: 'Le RIB choisi n’est pas complet ou n’est plus enregistré.',
    remede: 'Corrigez-le ou choisissez-en un autre.',
  },
  'subvention.dates-inversees': {
    kind: 'blocked',
    message: 'La date de fin du projet précède sa date de début.',
    remede: 'Corrigez l’une des deux.',
  },
  'subvention.annee-hors-demande': {
    kind: 'blocked',
    message: 'L’année {annee} n’est pas dans votre demande.',
    remede: 'Retirez cette ligne.',
  },
  'subvention.annee-sans-montant': { kind: 'blocked', message: 'Indiquez le montant demandé pour {annee}.' },
} as const satisfies ProblemTable;
