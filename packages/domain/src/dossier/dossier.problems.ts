// These sentences explain what is refused on a dossier, whatever its kind (§8 Error catalogue).
import type { ProblemTable } from '../kernel/problems.ts';

export const dossierProblems = {
  'dossier.inaccessible': {
    kind: 'not-found',
    message:
      "La demande n'est pas accessible ou n'existe pas. Seul son créateur peut accéder aux détails de la demande.",
  },
  'dossier.siret-ferme': {
    kind: 'blocked',
    message: 'Le SIRET {siret} est celui d’un établissement fermé.',
    remede: 'Demandez avec le {ouvert}, qui est ouvert.',
  },
  'dossier.sans-siret-ouvert': {
    kind: 'blocked',
    message: 'Le SIRET {siret} est celui d’un établissement fermé.',
    remede: 'Si l’association continue, elle demande à l’Insee de l’inscrire de nouveau.',
  },
  'dossier.autre-genre': {
    kind: 'not-found',
    message:
      'Ce dossier est une demande d’un autre genre ({genre}) : ce que vous demandez n’existe pas pour lui.',
  },
  'dossier.non-editable': { kind: 'forbidden', message: "Ce dossier n'est pas éditable." },
  'dossier.pdf-impossible': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la génération du PDF.',
    remede: 'Réessayez dans quelques instants.',
  },
  'dossier.incomplet': {
    kind: 'blocked',
    message: "Le dossier doit être complet pour passer à l'étape suivante.",
  },
  'dossier.mouvement-impossible': {
    kind: 'conflict',
    message: 'Ce dossier est « {etat} » : cette action n’est plus possible.',
    remede: 'Rechargez la page.',
  },
  'dossier.mouvement-trop-tot': {
    kind: 'conflict',
    message: 'Ce dossier est « {etat} » : cette action n’est pas encore possible.',
    remede: 'Il doit d’abord être « {requis} ».',
  },
  'dossier.complements-attendus': {
    kind: 'blocked',
    message: 'L’association n’a pas encore envoyé ce que vous lui demandez : {manque}.',
    remede: 'Pour accorder sans l’attendre, retirez cette demande.',
  },
  'dossier.motif-obligatoire': { kind: 'invalid', message: 'Indiquez le motif : l’association le lira.' },
  'dossier.renvoi-vide': {
    kind: 'invalid',
    message: 'Dites ce qu’il faut corriger : l’association le lira.',
  },
  'dossier.point-sans-phrase': {
    kind: 'invalid',
    message:
      '{point} : dites en une phrase ce qu’il faut corriger, ou écrivez-le pour tous les points à la fois.',
  },
  'dossier.message-vide': { kind: 'invalid', message: 'Écrivez votre message avant de l’envoyer.' },
  'dossier.montant-accorde': {
    kind: 'invalid',
    message: 'Indiquez un montant accordé pour chaque projet et chaque année, ou 0.',
  },
  'dossier.montant-accorde-nul': {
    kind: 'invalid',
    message: 'Accordez au moins 1 €, ou refusez la demande.',
  },
  /** Our own page asks for confirmation before it sends; only another program receives this answer. */
  'dossier.plus-que-demande': {
    kind: 'blocked',
    message: 'Vous accordez plus que ce qui est demandé : {montant}, {depassement}.',
    remede: 'Corrigez ce montant, ou confirmez-le.',
  },
  'dossier.montant-propose': {
    kind: 'invalid',
    message:
      'Proposez un nombre d’euros, 0 ou plus, pour un projet et une année de ce dossier. Exemple : 500.',
  },
  'dossier.motif-proposition': {
    kind: 'invalid',
    message: 'Dites pourquoi en 1 000 caractères au plus.',
  },
  'dossier.deja-commence': {
    kind: 'conflict',
    message: 'Vous avez déjà un dossier pour {quoi} : {numero}.',
    remede: 'Ouvrez-le pour le continuer.',
  },
  'dossier.deja-transmis': {
    kind: 'conflict',
    message: 'Vous avez déjà transmis un dossier pour {quoi} : {numero}.',
    remede: 'Ouvrez-le pour le suivre.',
  },
  'dossier.deja-commence-autre': {
    kind: 'conflict',
    message: 'La personne qui a créé ce dossier en a déjà un pour ce type et cet exercice.',
    remede: 'Choisissez un autre type ou un autre exercice.',
  },
  'dossier.genre-inconnu': {
    kind: 'invalid',
    message: 'Indiquez soit une subvention, soit un agrément.',
  },
  'dossier.manque-absent': {
    kind: 'invalid',
    message: 'Cochez au moins une pièce ou une rubrique à compléter.',
  },
  'dossier.manque-inconnu': {
    kind: 'invalid',
    message: 'Cette pièce ou cette rubrique n’est pas dans ce dossier.',
    remede: 'Rechargez la page.',
  },
  'dossier.manque-sans-phrase': {
    kind: 'invalid',
    message: '{point} : dites en une phrase ce qui manque, l’association la lira.',
  },
  'dossier.echeance-invalide': {
    kind: 'invalid',
    message: 'Indiquez une date, de demain à dans un an.',
  },
  'dossier.complement-sans-document': {
    kind: 'invalid',
    message: 'Joignez le document demandé : {piece}.',
  },
  'dossier.complement-sans-reponse': {
    kind: 'invalid',
    message: 'Répondez à ce que le service demande : {point}.',
  },
  'dossier.complement-non-demande': {
    kind: 'invalid',
    message: 'Le service n’a pas demandé ce complément.',
    remede: 'Rechargez la page.',
  },
  'dossier.completude-impossible': {
    kind: 'conflict',
    message: 'La demande de compléments a changé entre-temps.',
    remede: 'Rechargez la page.',
  },
  'dossier.fichier-message': {
    kind: 'invalid',
    message: 'Ce fichier ne peut pas être joint à ce message.',
    remede: 'Déposez-le à nouveau.',
  },
  'dossier.destinataire-inconnu': { kind: 'invalid', message: 'Ce service n’étudie pas ce dossier.' },
  'dossier.note-interne': { kind: 'forbidden', message: 'Seul un service écrit une note interne.' },
  'dossier.service-inconnu': { kind: 'invalid', message: 'Ce service n’instruit pas cette subvention.' },
  // Shown when the server could not say what went wrong.
  'dossier.non-cree': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la création du dossier.',
    remede: 'Réessayez dans quelques instants.',
  },
  'dossier.illisible': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la récupération du dossier.',
    remede: 'Réessayez dans quelques instants.',
  },
  'dossier.requete': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la requête.',
    remede: 'Réessayez dans quelques instants.',
  },
  'dossier.notification-sans-objet': {
    kind: 'invalid',
    message: 'Il n’y a rien de ce genre à rappeler sur ce dossier.',
    remede: 'Écrivez plutôt un message.',
  },
  'dossier.partage-inconnu': {
    kind: 'invalid',
    message: 'Cette personne ne gère pas l’association, ou ne la gère plus.',
    remede: 'Invitez-la d’abord depuis « Personnes et accès ».',
  },
  'dossier.partage-createur': {
    kind: 'invalid',
    message: 'La personne qui a commencé le dossier y a toujours accès.',
  },
  'dossier.partage-trop': {
    kind: 'invalid',
    message: 'Un dossier se partage avec {n} personnes au plus.',
    remede: 'Retirez un accès pour en ouvrir un autre.',
  },
  'dossier.partage-personne': {
    kind: 'invalid',
    message: 'Plus personne ne pourrait modifier ce dossier.',
    remede: 'Ouvrez-le d’abord à une autre personne.',
  },
  'dossier.regard-inconnu': {
    kind: 'invalid',
    message: 'Ce code ne montre aucun dossier.',
    remede: 'Relisez-le avec l’association, lettre par lettre.',
  },
  'dossier.regard-fini': {
    kind: 'invalid',
    message: 'Ce code ne sert plus depuis le {date}.',
    remede: 'Demandez-en un autre à l’association.',
  },
  'dossier.partage-impossible': {
    kind: 'internal',
    message: 'Une erreur est survenue lors du partage du dossier.',
    remede: 'Réessayez dans quelques instants.',
  },
  'dossier.non-enregistre': {
    kind: 'internal',
    message: 'Une erreur est survenue lors de la mise à jour du dossier.',
    remede: 'Vos réponses sont gardées : réessayez dans quelques instants.',
  },
  'dossier.non-transmis': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la transmission.',
    remede: 'Vos réponses sont gardées : réessayez dans quelques instants.',
  },
  'dossier.non-supprime': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la suppression du dossier.',
    remede: 'Réessayez dans quelques instants.',
  },
  'dossier.message-non-envoye': {
    kind: 'internal',
    message: "Un problème est survenu lors de l'envoie du message.",
    remede: 'Votre texte est gardé : réessayez dans quelques instants.',
  },
  'dossier.documents-non-enregistres': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la mise à jour et récupération des documents.',
    remede: 'Réessayez dans quelques instants.',
  },
  'dossier.documents-illisibles': { kind: 'internal', message: 'GET_DEMANDE_DOCUMENTS_FAILURE' },
  'dossier.introuvable': { kind: 'not-found', message: 'Dossier not found' },
  'dossier.service-introuvable': { kind: 'not-found', message: 'Service not found' },
  // Pieces and people belong to every kind of dossier; `ancien` is the code from when only a subvention had these
  // problems.
  'dossier.piece-manquante': {
    ancien: 'subvention.piece-manquante',
    kind: 'blocked',
    message: 'Joignez la pièce « {label} ».',
  },
  'dossier.piece-trop-ancienne': {
    ancien: 'subvention.piece-trop-ancienne',
    kind: 'blocked',
    message:
      'La pièce « {label} » a été déposée le {date} ; la subvention la demande de {mois} mois au plus.',
    remede: 'Déposez-en une plus récente, ou choisissez-en une autre dans vos documents.',
  },
  'dossier.piece-inconnue': {
    ancien: 'subvention.piece-inconnue',
    kind: 'invalid',
    message: 'Cette pièce n’est pas demandée pour ce dossier.',
  },
  'dossier.document-inutilisable': {
    ancien: 'subvention.document-inutilisable',
    kind: 'invalid',
    message: 'Ce document n’est pas à votre association, ou n’est plus disponible.',
  },
  'dossier.document-autre-type': {
    ancien: 'subvention.document-autre-type',
    kind: 'invalid',
    message: 'Ce document est d’un autre type que la pièce demandée.',
    remede: 'Déposez à sa place le document que la pièce nomme.',
  },
  'dossier.document-refuse': {
    ancien: 'subvention.document-refuse',
    kind: 'blocked',
    message: 'Le fichier de la pièce « {label} » a été refusé.',
    remede: 'Déposez une autre copie.',
  },
  'dossier.representant-incomplet': {
    ancien: 'subvention.representant-incomplet',
    kind: 'blocked',
    message:
      'La fiche {de_nom} est incomplète : civilité, prénom, nom, fonction, courriel et téléphone sont nécessaires.',
  },
  'dossier.representant-interdit': {
    ancien: 'subvention.representant-interdit',
    kind: 'blocked',
    message: '{nom} ne peut pas signer pour l’association, d’après sa fiche.',
    remede: 'Choisissez une autre personne, ou corrigez sa fiche parmi les représentants légaux.',
  },
  'dossier.representant-inconnu': {
    ancien: 'subvention.representant-inconnu',
    kind: 'blocked',
    message: 'La personne choisie ne figure plus parmi les représentants de l’association.',
    remede: 'Choisissez-en une autre.',
  },
} as const satisfies ProblemTable;
