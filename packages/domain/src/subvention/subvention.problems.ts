// These sentences explain what is refused on a subvention dossier and its projects (§8 Grant; screens, Words).
import type { ProblemTable } from '../kernel/problems.ts';

export const subventionProblems = {
  'subvention.inconnue': {
    kind: 'not-found',
    message: 'Cette subvention n’existe pas ou n’est plus proposée.',
  },
  // The specification gives the messages of `code-manquant` and `subvention-manquante` word for word.
  'subvention.code-manquant': { kind: 'invalid', message: 'Missing params code' },
  'subvention.subvention-manquante': { kind: 'invalid', message: 'Missing params subvention' },
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
  'subvention.reservee': { kind: 'blocked', message: '{condition}.' },
  'subvention.exercice-impossible': {
    kind: 'invalid',
    message: 'Cette campagne finance l’exercice {exercice}.',
  },
  'subvention.renouvellement-autre': {
    kind: 'invalid',
    message: 'Ce dossier est d’une autre subvention.',
    remede: 'Renouvelez-le depuis la page de sa subvention.',
  },
  'subvention.renouvellement-non-transmis': {
    kind: 'invalid',
    message: 'Ce dossier n’a pas été transmis.',
    remede: 'Continuez-le au lieu de le renouveler.',
  },
  'subvention.renouvellement-annee': {
    kind: 'invalid',
    message: 'Ce dossier est déjà de cet exercice.',
  },
  'subvention.a-relire': {
    kind: 'blocked',
    message: 'Relisez « {point} » : même chose, ou corrigé.',
  },
  'subvention.part-depassee': {
    kind: 'blocked',
    message: 'Le service paie {max} % du coût au plus, et vous demandez plus pour {annee}.',
    remede: 'Demandez moins, ou ajoutez d’autres recettes.',
  },
  'subvention.projet-non-ecrit': {
    kind: 'blocked',
    message: 'Dans ce projet, le portail a écrit seul : {champs}.',
    remede: 'Répondez, ou relisez le projet jusqu’au bouton « Terminé : vérifier le projet ».',
  },
  'subvention.sans-projet': { kind: 'blocked', message: 'Ajoutez au moins un projet.' },
  'subvention.trop-de-projets': { kind: 'invalid', message: 'Le service accepte {n} projet(s) au plus.' },
  'subvention.projet-unique': {
    kind: 'invalid',
    message: 'Ce type de demande n’accepte qu’un projet.',
    remede: 'Complétez celui qui existe.',
  },
  'subvention.projet-inconnu': { kind: 'not-found', message: 'Ce projet n’existe pas ou n’existe plus.' },
  'subvention.montant-fige': {
    kind: 'forbidden',
    message: '{service} a reçu votre demande : le montant que vous lui demandez ne change plus.',
    remede: 'Pour le changer, écrivez à ce service.',
  },
  'subvention.duree-figee': {
    kind: 'forbidden',
    message: '{service} a reçu la demande faite pour ce projet : ses années ne changent plus.',
    remede: 'Pour les changer, écrivez à ce service.',
  },
  'subvention.projet-fige': {
    kind: 'forbidden',
    message: '{service} a reçu la demande faite pour ce projet : il reste dans le dossier.',
    remede: 'Pour le retirer, écrivez à ce service.',
  },
  'subvention.service-non-instructeur': {
    kind: 'forbidden',
    message: 'Une demande au nom d’une association se commence par un service instructeur de la subvention.',
  },
  'subvention.rib-inconnu': {
    kind: 'invalid',
    message: 'Le RIB choisi n’est pas un de ceux de l’association.',
    remede: 'Choisissez-en un dans la liste, ou ajoutez-le à la fiche de l’association.',
  },
  'subvention.domaine-sport': {
    kind: 'blocked',
    message: 'Cette subvention est réservée au sport : le domaine de l’association doit être « Sport ».',
    remede: 'Indiquez-le dans ses activités.',
  },
  'subvention.rib-invalide': {
    kind: 'blocked',
    message: 'Le RIB choisi n’est pas complet ou n’est plus enregistré.',
    remede: 'Corrigez-le ou choisissez-en un autre.',
  },
  'subvention.federation-non-declaree': {
    kind: 'blocked',
    message:
      'Le champ est obligatoire. Vous devez déclarer les Fédérations sportives auxquelles votre association est affiliée dans les informations administratives de votre association.',
  },
  'subvention.dates-inversees': {
    kind: 'blocked',
    message: 'La date de fin du projet précède sa date de début.',
    remede: 'Corrigez l’une des deux.',
  },
  'subvention.sans-indicateur': {
    kind: 'blocked',
    message: 'Indiquez au moins un indicateur d’évaluation.',
  },
  'subvention.bornes-inversees': {
    kind: 'blocked',
    message: 'Le nombre « au plus » est inférieur au nombre « au moins ».',
    remede: 'Corrigez l’un des deux.',
  },
  'subvention.annee-hors-demande': {
    kind: 'blocked',
    message: 'L’année {annee} n’est pas dans votre demande.',
    remede: 'Retirez cette ligne.',
  },
  'subvention.montant-manquant': {
    kind: 'blocked',
    message: '{service}, {annee} : indiquez un montant, ou 0.',
  },
  'subvention.montant-nul': { kind: 'blocked', message: 'Demandez au moins 1 € pour ce projet.' },
  'subvention.pluriannuel-impossible': {
    kind: 'invalid',
    message: 'Ce type de demande ne porte pas sur plusieurs années.',
  },
  'subvention.annuel-impossible': {
    kind: 'invalid',
    message: 'Ce type de demande porte toujours sur plusieurs années.',
  },
  'subvention.fin-impossible': {
    kind: 'invalid',
    message: 'Cette demande peut finir {fin}.',
    remede: 'Choisissez une de ces années.',
  },
  'subvention.choix-fixe': {
    kind: 'forbidden',
    message: 'Ce dossier a déjà été transmis : son type et ses années ne changent plus.',
  },
  'subvention.annee-sans-montant': { kind: 'blocked', message: 'Indiquez le montant demandé pour {annee}.' },
  'subvention.transfert-vers-soi': {
    kind: 'invalid',
    message: 'Ce projet est déjà dans ce dossier.',
    remede: 'Choisissez un autre dossier.',
  },
  'subvention.transfert-autre-association': {
    kind: 'invalid',
    message: 'Ce dossier est d’un autre établissement.',
    remede: 'Choisissez un dossier du même établissement.',
  },
  'subvention.projet-non-transfere': {
    kind: 'internal',
    message: 'Un problème est survenu lors du transfert du projet.',
    remede: 'Réessayez dans quelques instants.',
  },
  'subvention.projet-non-duplique': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la duplication du projet.',
    remede: 'Réessayez dans quelques instants.',
  },
  'subvention.ordre-incomplet': {
    kind: 'invalid',
    message: 'L’ordre doit nommer chaque projet du dossier, une fois.',
    remede: 'Rechargez la page : un projet a pu être ajouté ou retiré.',
  },
  'subvention.projet-illisible': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la récupération du projet.',
    remede: 'Réessayez dans quelques instants.',
  },
  'subvention.projets-illisibles': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la récupération des projets.',
    remede: 'Réessayez dans quelques instants.',
  },
  'subvention.projet-non-cree': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la création du projet.',
    remede: 'Réessayez dans quelques instants.',
  },
  'subvention.projet-non-enregistre': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la mise à jour du projet.',
    remede: 'Vos réponses sont gardées : réessayez dans quelques instants.',
  },
  'subvention.projet-non-supprime': {
    kind: 'internal',
    message: 'Un problème est survenu lors de la suppression du projet.',
    remede: 'Réessayez dans quelques instants.',
  },
} as const satisfies ProblemTable;
