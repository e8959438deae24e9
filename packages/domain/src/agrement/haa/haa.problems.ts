// These sentences explain what is refused in food aid and its sites (§5 Missing inputs, §8 Food-aid).
import type { ProblemTable } from '../../kernel/problems.ts';

const kept = 'Ce que vous avez écrit est gardé sur cet appareil : réessayez dans un moment.';

export const haaProblemTable = {
  'haa.siren-manquant': { kind: 'invalid', message: 'Le numéro siren est manquant' },
  'haa.code-postal-manquant': { kind: 'invalid', message: 'Le code postal est manquant' },
  'haa.association-manquante': { kind: 'invalid', message: "L'identifiant association est manquant" },
  'haa.site-manquant': { kind: 'invalid', message: 'Indiquez le site par son identifiant.' },
  'haa.contenu-manquant': { kind: 'invalid', message: 'Indiquez ce qui change de ce site.' },
  'haa.site-illisible': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la récupération du site',
  },
  'haa.site-non-cree': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de l’ajout du site.',
    remede: kept,
  },
  'haa.site-non-enregistre': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la mise à jour du site.',
    remede: kept,
  },
  'haa.site-non-supprime': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la suppression du site.',
    remede: 'Rien n’a été retiré : réessayez dans un moment.',
  },
  'haa.site-inconnu': { kind: 'not-found', message: 'Ce site n’existe plus.' },
  'haa.site-en-double': {
    kind: 'conflict',
    message: 'Un site porte déjà ce nom : modifiez-le, ou donnez un autre nom à celui-ci.',
  },
  'haa.adresse-inconnue': { kind: 'invalid', message: 'Cette adresse n’est pas une de celles de vos sites.' },
  'haa.membre-inconnu': {
    kind: 'invalid',
    message: 'Ce membre n’est pas dans la composition de votre réseau : ajoutez-le d’abord.',
  },
  'haa.membre-sans-adresse': {
    kind: 'invalid',
    message: 'L’adresse de ce membre n’est pas connue : saisissez celle du site.',
  },
  'haa.responsable-inconnu': {
    kind: 'invalid',
    message: 'Cette personne n’est pas dans les représentants de votre association : ajoutez-la d’abord.',
  },
  'haa.membre-retire': {
    kind: 'blocked',
    message: '« {nom} » n’est plus dans la composition de votre réseau.',
    remede: 'Choisissez qui tient ce site, ou retirez le site.',
  },
  'haa.responsable-retire': {
    kind: 'blocked',
    message: '« {nom} » n’est plus dans les représentants de votre association.',
    remede: 'Choisissez un autre responsable du site, ou aucun.',
  },
  'haa.site-incomplet': { kind: 'blocked', message: 'Site « {nom} », à compléter : {quoi}.' },
  'haa.adresse-a-preciser': {
    kind: 'blocked',
    message: 'Précisez l’adresse du site, ou indiquez qu’il est itinérant.',
  },
  'haa.voie-a-preciser': { kind: 'blocked', message: 'Précisez la voie, ou le lieu, de l’adresse du site.' },
  'haa.horaires-inverses': { kind: 'invalid', message: 'L’heure de fin doit venir après celle du début.' },
  'haa.horaires-croises': { kind: 'invalid', message: 'Ces horaires en recouvrent d’autres du même jour.' },
  'haa.sans-activite': {
    kind: 'blocked',
    message: 'L’habilitation demande au moins une des deux : distribuer des denrées, ou en fournir.',
  },
  'haa.sans-site': { kind: 'blocked', message: 'Déclarez au moins un site.' },
  'haa.accompagnement': {
    kind: 'blocked',
    message: 'Cochez au moins l’écoute, l’information ou l’orientation : la loi en demande une.',
  },
  'haa.partenaires': {
    kind: 'blocked',
    message: 'Les denrées ne peuvent être fournies qu’à des structures publiques ou habilitées.',
  },
  'haa.fichier-sans-ligne': {
    kind: 'invalid',
    message: 'Ce fichier n’a aucune ligne sous sa première.',
    remede: 'Partez du modèle.',
  },
  'haa.colonnes-manquantes': {
    kind: 'invalid',
    message: 'Il manque des colonnes : {colonnes}.',
    remede: 'Ajoutez-les à la première ligne de votre tableau, ou partez du modèle.',
  },
  'haa.trop-de-lignes': {
    kind: 'too-large',
    message: 'Ce fichier a trop de lignes : {max} au plus sont lues à la fois.',
    remede: 'Coupez-le.',
  },
  'haa.import-cellule-longue': {
    kind: 'invalid',
    message: 'Colonne {colonne} : {n} caractères au plus.',
    remede: 'Raccourcissez cette cellule.',
  },
  'haa.import-oui-non': { kind: 'invalid', message: 'Colonne {colonne} : écrivez « oui » ou « non ».' },
  'haa.import-activite': {
    kind: 'invalid',
    message: 'L’activité « {valeur} » n’est pas dans la liste.',
    remede: 'Écrivez par exemple : {choix}.',
  },
  'haa.import-lieu': {
    kind: 'invalid',
    message: 'Colonne lieu : écrivez « établissement » ou « membre », pas « {valeur} ».',
  },
  'haa.import-horaires': {
    kind: 'invalid',
    message:
      'Les horaires « {valeur} » ne sont pas lus : il y faut un jour, une heure de début et une de fin.',
    remede: 'Exemple : mardi 9h-12h, jeudi et vendredi 14h-17h30.',
  },
  'haa.import-membre': {
    kind: 'invalid',
    message: 'Le membre « {valeur} » n’est pas dans la composition de votre réseau : ajoutez-le d’abord.',
  },
  'haa.import-etablissement': {
    kind: 'invalid',
    message: 'L’établissement « {valeur} » n’est pas un de ceux de votre association.',
  },
  'haa.import-double': { kind: 'invalid', message: 'Ce site est déjà à la ligne {n}.' },
} as const satisfies ProblemTable;
