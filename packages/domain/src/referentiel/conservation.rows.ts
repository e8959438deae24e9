// Each kind of personal data has a content, a legal basis, a period, what becomes of it and the job that does it
// (loi 78-17, art. 4; RGPD, art. 5 and 30).

import { annulationJours } from '../identifiants/durees.ts';

/** A duration has a single unit, so that the text shown is exactly what is computed. */
export type Duree = { minutes: number } | { jours: number } | { annees: number };

export type Conservation = {
  /** The name on the page « Données personnelles ». */
  categorie: string;
  contenu: string;
  /** The basis in article 6.1 of the RGPD, in words. */
  base: string;
  duree: Duree;
  /** The event from which the period runs, as it reads after « à partir de ». */
  depuis: string;
  /**
   * The numbers of days before the end at which people are warned, the largest first; without the warnings, the data
   * stay.
   */
  avertissements?: readonly number[];
  sort: 'supprime' | 'anonymise';
  /** What is left once the data are erased, when something is. */
  reste?: string;
  /**
   * The law, the recommendations and the specification give no period: this one is ours, and the operator must
   * confirm it.
   */
  isProposee?: true;
  /** The name of the job that erases these data. */
  tache: string;
};

const mission = 'Mission d’intérêt public : instruire les demandes des associations et en rendre compte';
const securite = 'Intérêt légitime : protéger les comptes et le service';
const execution = 'Mission d’intérêt public : tenir le service que vous demandez';
const obligation = 'Obligation légale : justifier l’emploi de l’argent public';

/** The jobs that erase personal data, and the page that tells people how long it is kept, read the periods here. */
export const conservations = {
  connexion: {
    categorie: 'Connexions',
    contenu: 'Sessions ouvertes, navigateurs de confiance, essais de connexion, liens envoyés par courriel',
    base: securite,
    duree: { jours: 1 },
    depuis: 'leur fin',
    sort: 'supprime',
    tache: 'compte.purger-sessions',
  },
  inscription: {
    categorie: 'Inscriptions jamais confirmées',
    contenu: 'Nom, prénom, adresse électronique, mot de passe chiffré',
    base: execution,
    duree: { jours: 30 },
    depuis: 'l’inscription',
    sort: 'supprime',
    isProposee: true,
    tache: 'compte.purger-sessions',
  },
  compteInactif: {
    categorie: 'Comptes qui ne servent plus',
    contenu: 'Civilité, nom, prénom, adresse électronique, rôles, accès aux associations et aux services',
    base: execution,
    duree: { annees: 3 },
    depuis: 'la dernière connexion',
    avertissements: [60, 15],
    sort: 'anonymise',
    reste: 'Ce que la personne a fait reste aux associations et aux services, sans son nom',
    tache: 'vie-privee.comptes-inactifs',
  },
  requete: {
    categorie: 'Requêtes répétées',
    contenu: 'Réponse gardée pour qu’un envoi fait deux fois ne compte qu’une fois',
    base: securite,
    duree: { jours: 1 },
    depuis: 'l’envoi',
    sort: 'supprime',
    tache: 'idempotence.purger',
  },
  presence: {
    categorie: 'Présence sur une page',
    contenu: 'Qui a ouvert quelle page d’un dossier, pour le dire à ses collègues',
    base: execution,
    duree: { minutes: 1 },
    depuis: 'la fermeture de la page',
    sort: 'supprime',
    tache: 'subvention.purger-presences',
  },
  courriel: {
    categorie: 'Courriels envoyés',
    contenu: 'Destinataire, objet et date ; le texte est effacé dès l’envoi',
    base: execution,
    duree: { jours: 365 },
    depuis: 'l’envoi',
    sort: 'supprime',
    tache: 'courriel.purger',
  },
  notification: {
    categorie: 'Notifications',
    contenu: 'Ce que le portail vous a signalé',
    base: execution,
    duree: { annees: 2 },
    depuis: 'leur date',
    sort: 'supprime',
    isProposee: true,
    tache: 'vie-privee.correspondances',
  },
  invitation: {
    categorie: 'Invitations à rejoindre une association',
    contenu: 'Adresse électronique et fonction de la personne invitée',
    base: execution,
    duree: { annees: 1 },
    depuis: 'leur fin (acceptée, refusée, annulée ou expirée)',
    sort: 'supprime',
    isProposee: true,
    tache: 'vie-privee.correspondances',
  },
  aide: {
    categorie: 'Demandes d’aide',
    contenu: 'Adresse électronique, objet, message et fichier joint',
    base: execution,
    duree: { annees: 2 },
    depuis: 'la réponse, ou l’envoi si personne n’y a répondu',
    sort: 'anonymise',
    reste: 'Le sujet choisi et les dates, pour les statistiques',
    isProposee: true,
    tache: 'vie-privee.correspondances',
  },
  avis: {
    categorie: 'Avis sur une démarche',
    contenu: 'Commentaire laissé après une démarche, sans compte, sans adresse et sans heure',
    base: execution,
    duree: { annees: 1 },
    depuis: 'l’avis',
    sort: 'supprime',
    isProposee: true,
    tache: 'vie-privee.correspondances',
  },
  brouillon: {
    categorie: 'Demandes commencées et jamais transmises',
    contenu: 'Ce qui a été saisi, les projets, les messages, les pièces jointes à la demande',
    base: mission,
    duree: { annees: 2 },
    depuis: 'la dernière modification',
    avertissements: [60, 15],
    sort: 'supprime',
    isProposee: true,
    tache: 'vie-privee.brouillons',
  },
  dossierRefuse: {
    categorie: 'Dossiers refusés ou rejetés, ou retirés après leur envoi',
    contenu: 'Personnes et RIB désignés, textes saisis, messages, notes et avis, lettres, pièces, historique',
    base: mission,
    duree: { annees: 2 },
    depuis: 'la décision',
    sort: 'anonymise',
    reste: 'L’association, l’intitulé des projets, leurs lieux, chiffres et montants, et la décision',
    tache: 'vie-privee.dossiers',
  },
  dossierAccorde: {
    categorie: 'Dossiers accordés et comptes rendus financiers',
    contenu:
      'Personnes et RIB désignés, textes saisis, messages, notes et avis, lettres, pièces, comptes payés, historique',
    base: obligation,
    duree: { annees: 10 },
    depuis: 'la clôture du dossier',
    sort: 'anonymise',
    reste:
      'L’association, l’intitulé des projets, leurs lieux, chiffres, montants et dates, publiés avec les données ouvertes',
    tache: 'vie-privee.dossiers',
  },
  demandeSiret: {
    categorie: 'Demandes de SIRET',
    contenu: 'Adresses, domicile provisoire du représentant légal, documents désignés',
    base: mission,
    duree: { annees: 1 },
    depuis: 'la réponse, ou la dernière modification de celles qui ne sont pas transmises',
    sort: 'anonymise',
    reste: 'L’association, le numéro de la demande, sa réponse et ses dates',
    tache: 'vie-privee.demandes-siret',
  },
  declarationCec: {
    categorie: 'Déclarations de bénévolat (compte d’engagement citoyen)',
    contenu: 'Nom, prénom, civilité et fonction du bénévole',
    base: mission,
    duree: { annees: 5 },
    depuis: 'la décision',
    sort: 'anonymise',
    reste: 'Les heures, la décision et les dates, pour les statistiques',
    tache: 'benevolat.effacer-noms',
  },
  passSport: {
    categorie: 'Bénéficiaires du Pass’Sport',
    contenu: 'Nom, prénom, date de naissance et commune de mineurs et d’étudiants',
    base: mission,
    duree: { annees: 2 },
    depuis: 'la fin de la saison',
    sort: 'anonymise',
    reste: 'Le code, pour les comptes',
    tache: 'pass-sport.effacer-beneficiaires',
  },
  passSportCompte: {
    categorie: 'Comptes bancaires du Pass’Sport',
    contenu: 'RIB désigné par le club, titulaire, IBAN et BIC de chaque remboursement',
    base: obligation,
    duree: { annees: 10 },
    depuis: 'la fin de la saison',
    sort: 'anonymise',
    reste: 'Les montants, les références et les dates des remboursements',
    isProposee: true,
    tache: 'pass-sport.effacer-comptes',
  },
  fusion: {
    categorie: 'Réunions de deux fiches d’une association',
    contenu:
      'Ce que chaque fiche disait avant, ce qui a été déplacé de l’une à l’autre, qui l’a fait et pourquoi',
    base: execution,
    duree: { jours: annulationJours },
    depuis: 'la réunion, qui peut être annulée jusque-là',
    sort: 'supprime',
    reste: 'La ligne de l’historique, gardée comme le journal',
    isProposee: true,
    tache: 'vie-privee.fusions',
  },
  representantRetire: {
    categorie: 'Représentants retirés de la fiche d’une association',
    contenu: 'Civilité, nom, prénom, fonction, adresse électronique, téléphone',
    base: mission,
    duree: { annees: 1 },
    depuis: 'leur retrait ; plus longtemps si un dossier ou un site les désigne encore',
    sort: 'supprime',
    isProposee: true,
    tache: 'vie-privee.lignes-retirees',
  },
  ribRetire: {
    categorie: 'RIB retirés ou remplacés',
    contenu: 'Titulaire, banque, IBAN et BIC, et le document déposé pour ce compte',
    base: obligation,
    duree: { annees: 1 },
    depuis: 'leur retrait ; plus longtemps si un dossier, un paiement ou le Pass’Sport s’en sert encore',
    sort: 'supprime',
    isProposee: true,
    tache: 'vie-privee.lignes-retirees',
  },
  documentRetire: {
    categorie: 'Documents retirés ou remplacés',
    contenu: 'Fichiers qu’aucun dossier ne désigne plus, pièces d’un message jamais envoyé',
    base: mission,
    duree: { annees: 1 },
    depuis: 'leur retrait ou leur remplacement',
    sort: 'supprime',
    isProposee: true,
    tache: 'vie-privee.documents',
  },
  abonnement: {
    categorie: 'Abonnements aux subventions, sans compte',
    contenu: 'Adresse électronique, service, département ou thème suivi',
    base: 'Consentement : vous l’avez demandé et confirmé',
    duree: { jours: 7 },
    depuis: 'la demande, si elle n’est pas confirmée ; une fois confirmée, jusqu’à ce que vous l’arrêtiez',
    sort: 'supprime',
    isProposee: true,
    tache: 'catalogue.purger-abonnements',
  },
  absence: {
    categorie: 'Absences des agents',
    contenu: 'Premier et dernier jour, collègue qui reçoit, mot laissé aux collègues',
    base: 'Mission d’intérêt public : que les demandes soient suivies quand un agent n’est pas là',
    duree: { jours: 90 },
    depuis: 'la fin de l’absence',
    sort: 'supprime',
    reste: 'La ligne de l’historique, gardée comme le journal',
    isProposee: true,
    tache: 'instruction.purger-absences',
  },
  journal: {
    categorie: 'Journal de ce qui est fait sur le portail',
    contenu: 'Nom et rôle de qui a agi, acte, date, motif, valeurs changées avant et après',
    base: obligation,
    duree: { annees: 10 },
    depuis: 'l’acte',
    sort: 'anonymise',
    reste: 'L’acte et sa date, sans nom',
    isProposee: true,
    tache: 'vie-privee.journal',
  },
  export: {
    categorie: 'Copies de vos données préparées à votre demande',
    contenu: 'Le fichier ZIP que vous avez demandé dans « Mon profil »',
    base: 'Obligation légale : répondre aux droits d’accès et de portabilité',
    duree: { jours: 7 },
    depuis: 'leur préparation',
    sort: 'supprime',
    tache: 'vie-privee.exports',
  },
} as const satisfies Record<string, Conservation>;

export type CleConservation = keyof typeof conservations;
