// These sentences say what is wrong with a row of an association's file, or with a request for the file (§5, §8
// dac).
import type { ProblemTable } from '../../kernel/problems.ts';

export const collectionsProblems = {
  'association.type-manquant': { kind: 'invalid', message: 'Missing type argument' },
  'association.donnees-illisibles': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la récupération des données.',
  },
  'association.donnee-non-creee': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la création.',
    remede: 'Ce que vous avez écrit est gardé sur cet appareil : réessayez dans un moment.',
  },
  'association.donnee-non-enregistree': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la mise à jour.',
    remede: 'Ce que vous avez écrit est gardé sur cet appareil : réessayez dans un moment.',
  },
  'association.donnee-non-supprimee': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la suppression.',
    remede: 'Rien n’a été retiré : réessayez dans un moment.',
  },
  'association.id-manquant': { kind: 'invalid', message: 'Missing ID' },
  'association.ligne-a-preciser': {
    kind: 'conflict',
    message: 'Plusieurs lignes correspondent : indiquez laquelle par son identifiant.',
  },
  'association.annee-en-double': {
    kind: 'conflict',
    message: 'Cette année est déjà saisie : modifiez-la, ou choisissez-en une autre.',
  },
  'association.annee-a-venir': {
    kind: 'invalid',
    message: 'Choisissez une année jusqu’à {annee} : la suivante se saisira quand elle sera commencée.',
  },
  'association.effectif-depasse': {
    kind: 'invalid',
    message: 'Les femmes ({femmes}) et les hommes ({hommes}) font {somme}, plus que le total ({total}).',
    remede: 'Corrigez l’un des trois.',
  },
  'association.effectif-inegal': {
    kind: 'invalid',
    message:
      'Les femmes ({femmes}) et les hommes ({hommes}) font {somme} : le total doit être le même, pas {total}.',
  },
  'association.emplois-aides': {
    kind: 'invalid',
    message:
      'Les emplois aidés ({aides}) font partie des personnes salariées ({salaries}) : indiquez-en moins.',
  },
  'association.recus-au-dessus': {
    kind: 'invalid',
    message:
      'Les subventions et les dons ({recus}) font partie des produits ({produits}) : corrigez l’un des montants.',
  },
  'association.exercice-inverse': {
    kind: 'invalid',
    message: 'La fin de l’exercice doit venir après son début.',
  },
  'association.exercice-hors-annee': {
    kind: 'invalid',
    message: 'L’exercice doit commencer ou finir en {annee} : corrigez ses dates, ou l’année.',
  },
  'association.agrement-a-venir': {
    kind: 'invalid',
    message: 'Un agrément s’enregistre une fois attribué : indiquez un jour passé.',
  },
  'association.agrement-inverse': {
    kind: 'invalid',
    message: 'L’agrément doit finir après le jour où il a été attribué.',
  },
  'association.agrement-en-double': {
    kind: 'conflict',
    message: 'Cet agrément est déjà enregistré sous ce numéro.',
  },
  'association.federation-liee': {
    kind: 'conflict',
    message: 'Cette fédération est liée à des inscriptions : elle ne peut pas être retirée.',
  },
  'association.agrement-instruit': {
    kind: 'blocked',
    message:
      'Cet agrément a été instruit dans le portail : il se corrige auprès du service qui l’a attribué.',
  },
  'association.affiliation-en-double': {
    kind: 'conflict',
    message: 'Cette union ou fédération est déjà dans votre liste : modifiez-la.',
  },
  'association.membre-en-double': {
    kind: 'conflict',
    message: 'Ce membre est déjà dans votre liste : modifiez-le.',
  },
  'association.union-inconnue': {
    kind: 'invalid',
    message: 'Cette union ou fédération n’est pas connue du portail : saisissez son nom.',
  },
} as const satisfies ProblemTable;
