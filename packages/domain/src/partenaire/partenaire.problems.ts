// These sentences are about keys and webhooks, with which the software of partners calls the portal.
import type { ProblemTable } from '../kernel/problems.ts';

export const partenaireProblems = {
  'partenaire.cle-refusee': {
    kind: 'unauthenticated',
    message: 'Cette clé n’existe pas, a expiré ou a été révoquée.',
    remede: 'Créez-en une autre sur le portail.',
  },
  'partenaire.proprietaire-absent': {
    kind: 'invalid',
    message: 'Nommez une association ou un service, pas les deux.',
  },
  'partenaire.introuvable': {
    kind: 'not-found',
    message: 'Ces clés et ces webhooks n’existent pas, ou ne sont pas ouverts à votre compte.',
  },
  'partenaire.nom-absent': {
    kind: 'invalid',
    message: 'Donnez un nom à cette clé. Exemple : Logiciel de compta.',
  },
  'partenaire.nom-trop-long': {
    kind: 'invalid',
    message: 'Le nom compte {n} caractères au plus.',
    remede: 'Raccourcissez-le.',
  },
  'partenaire.sans-portee': { kind: 'invalid', message: 'Cochez ce que cette clé peut faire.' },
  'partenaire.portee-impossible': {
    kind: 'invalid',
    message: 'La portée « {portee} » n’existe pas ici.',
    remede: 'Retirez-la.',
  },
  'partenaire.duree': { kind: 'invalid', message: 'Choisissez une durée, de 1 à {n} jours.' },
  'partenaire.trop-de-cles': {
    kind: 'conflict',
    message: 'Vous avez déjà {n} clés actives.',
    remede: 'Révoquez celles qui ne servent plus.',
  },
  'partenaire.cle-terminee': { kind: 'conflict', message: 'Cette clé est déjà révoquée ou expirée.' },
  'partenaire.url': {
    kind: 'invalid',
    message:
      'Écrivez une adresse publique qui commence par https://, sur le port 443 ou un port de site. Exemple : https://compta.exemple.fr/webhooks',
  },
  'partenaire.url-interdite': {
    kind: 'invalid',
    message: 'Le portail n’envoie rien à cette adresse : elle mène à un réseau privé.',
    remede: 'Donnez une adresse ouverte sur Internet.',
  },
  'partenaire.evenement-impossible': {
    kind: 'invalid',
    message: 'L’événement « {evenement} » n’existe pas ici.',
    remede: 'Retirez-le.',
  },
  'partenaire.sans-evenement': { kind: 'invalid', message: 'Cochez ce qui doit être envoyé.' },
  'partenaire.trop-de-webhooks': {
    kind: 'conflict',
    message: 'Vous avez déjà {n} webhooks.',
    remede: 'Supprimez celui qui ne sert plus.',
  },
  'partenaire.periode': {
    kind: 'invalid',
    message: 'La fin doit venir après le début, {n} jours après au plus.',
  },
  'partenaire.du': { kind: 'invalid', message: 'Donnez le premier jour. Exemple : {jour}.' },
  'partenaire.au': { kind: 'invalid', message: 'Donnez le dernier jour. Exemple : {jour}.' },
  'partenaire.rien-a-rejouer': {
    kind: 'conflict',
    message: 'Aucun envoi à rejouer : choisissez une autre période.',
  },
  'partenaire.rejeu-trop-grand': {
    kind: 'conflict',
    message: 'Plus de {n} envois à rejouer.',
    remede: 'Choisissez une période plus courte.',
  },
  'partenaire.webhook-suspendu': {
    kind: 'conflict',
    message: 'Ce webhook est suspendu.',
    remede: 'Reprenez-le d’abord.',
  },
} as const satisfies ProblemTable;
