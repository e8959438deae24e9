// The journal tells what was done, on what, and from which state to which.
import { etatsDefinition } from '../agrement/definition.states.ts';
import { sayActeAgrement } from '../agrement/definition.words.ts';
import { etatsInvitation } from '../association/invitation.rules.ts';
import { etatsSubvention } from '../catalogue/catalogue.states.ts';
import { sayActionCatalogue as faitDeSubvention } from '../catalogue/historique.words.ts';
import { wholePays } from '../compte/administration.rules.ts';
import { roleLabel } from '../compte/roles.words.ts';
import { demandeSiretFields } from '../demande-siret/demande-siret.fields.ts';
import { etatsSiret } from '../demande-siret/demande-siret.states.ts';
import { etatsAnalyse } from '../document/document.rules.ts';
import { etatsCompletude, faitsCompletude } from '../dossier/completude/completude.states.ts';
import { ordreEtatsCrf, sayEtatCrf } from '../dossier/etats-crf.rows.ts';
import { serviceFaits } from '../dossier/faits-service.rows.ts';
import { ordreEtats, sayEtatInstruction } from '../dossier/instruction.states.ts';
import { motsActions } from '../dossier/instruction.words.ts';
import { etatsPaiementSubvention, faitsPaiement } from '../paiement/paiement.words.ts';
import { faitsPsp } from '../pass-sport/pass-sport.words.ts';
import { rdsServiceFields } from '../service/service.fields.ts';
import { etatsAide } from './assistance.rules.ts';

/** Every kind of object in the journal needs its word here: a test that writes another kind fails. */
export const objetsJournal: Readonly<Record<string, string>> = {
  adherent: 'Adhérents d’une association',
  'adresse-haa': 'Adresse d’un site',
  affiliation: 'Affiliation',
  agrement: 'Agrément d’une association',
  association: 'Association',
  'budget-annuel': 'Budget annuel',
  'champ-attendu': 'Champ personnalisé',
  composition: 'Composition du réseau',
  compte: 'Compte',
  'compte-annuel': 'Comptes annuels',
  courriel: 'Courriel',
  crf: 'Compte rendu financier',
  'declaration-cec': 'Déclaration bénévole',
  'definition-agrement': 'Agrément proposé',
  'demande-aide': 'Demande d’aide',
  'demande-siret': 'Demande de SIRET',
  document: 'Fichier',
  'document-attendu': 'Pièce attendue',
  'document-modele': 'Modèle de document',
  dossier: 'Dossier',
  etablissement: 'Établissement',
  'exercice-psp': 'Exercice Pass’Sport',
  export: 'Export',
  invitation: 'Invitation',
  'lot-transfert': 'Envoi à une application',
  membre: 'Accès à une association',
  'modele-courrier': 'Modèle de courrier',
  note: 'Note de page',
  'pass-sport': 'Pass’Sport',
  'programme-osiris': 'Programme Osiris',
  question: 'Question fréquente',
  referentiel: 'Référentiel',
  representant: 'Représentant d’une association',
  rh: 'Ressources humaines',
  rib: 'RIB',
  service: 'Service',
  'session-cec': 'Session CEC',
  'site-haa': 'Site d’une association',
  subvention: 'Subvention',
  tca: 'Tronc commun d’agrément',
  travail: 'Travaux du portail',
  url: 'Lien utile',
  utilisateur: 'Compte',
};

const under = (prefix: string, words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([action, word]) => [`${prefix}.${action}`, word]));

const faitsInstruction = Object.fromEntries(
  Object.entries(motsActions).map(([action, { fait }]) => [action, fait]),
);

const actions: Readonly<Record<string, string>> = {
  ajouter: 'Ajout',
  creer: 'Création',
  écrire: 'Création',
  'modele.create': 'Création',
  modifier: 'Modification',
  'modele.update': 'Modification',
  enregistrer: 'Enregistrement',
  supprimer: 'Suppression',
  retirer: 'Retrait',
  'modele.delete': 'Retrait',
  deposer: 'Fichier déposé',
  remplacer: 'Fichier remplacé',
  reprendre: 'Version précédente reprise',
  verrouiller: 'Verrouillage',
  deverrouiller: 'Déverrouillage',
  desactiver: 'Désactivation',
  reactiver: 'Réactivation',
  inviter: 'Invitation',
  accepter: 'Acceptation',
  refuser: 'Refus',
  activer: 'Activation',
  maintenir: 'Accès maintenu',
  demander: 'Demande',
  'lier-identite': 'Identité nationale liée',
  'retirer-identite': 'Identité nationale retirée',
  'changer-profil': 'Profil changé',
  'changer-courriel': 'Adresse électronique changée',
  'changer-mot-de-passe': 'Mot de passe changé',
  'exiger-mot-de-passe': 'Nouveau mot de passe exigé',
  'reinitialiser-mot-de-passe': 'Mot de passe oublié, changé',
  'changer-roles': 'Rôles changés',
  'changer-territoire': 'Territoire changé',
  'changer-etat': 'État changé',
  'ajouter-membre': 'Personne ajoutée',
  'retirer-membre': 'Personne retirée',
  'retirer-compte': 'Compte retiré',
  'demander-copie-donnees': 'Copie de ses données demandée',
  'conservation.effacer': 'Effacement au terme de la conservation',
  'service.siret': 'SIRET changé',
  'service.publication': 'Publication des décisions',
  'service.aiguillage': 'Règles d’affectation changées',
  'service.absence': 'Absence d’un agent notée, changée ou retirée',
  'courriel.renvoyer': 'Courriel envoyé de nouveau',
  'courriel.classer': 'Courriel classé',
  'travaux.relancer': 'Travaux relancés',
  'cle.creer': 'Clé d’accès créée',
  'cle.revoquer': 'Clé d’accès révoquée',
  'webhook.creer': 'Abonnement d’un logiciel créé',
  'webhook.modifier': 'Abonnement d’un logiciel modifié',
  'webhook.supprimer': 'Abonnement d’un logiciel supprimé',
  'webhook.renouveler': 'Secret d’un abonnement renouvelé',
  'programme.creer': 'Programme créé',
  'programme.modifier': 'Programme modifié',
  'programme.supprimer': 'Programme supprimé',
  'osiris.lot': 'Envoi préparé pour Osiris',
  'osiris.exporter': 'Export pour Osiris',
  'chorus.lot': 'Envoi préparé pour Chorus',
  'chorus.defaire': 'Lot pour Chorus défait',
  'chorus.telecharger': 'Fichier pour Chorus téléchargé',
  'sirepa.lot': 'Envoi préparé pour Sirepa',
  'sirepa.exporter': 'Export pour Sirepa',
  'dossiers.exporter': 'Dossiers exportés',
  'decisions.exporter': 'Décisions exportées',
  'journal.exporter': 'Journal exporté',
  'psp.importer': 'Bénéficiaires importés',
  'psp.exporter': 'Inscriptions exportées',
  'modele-courrier.creer': 'Création',
  'modele-courrier.enregistrer': 'Enregistrement',
  'modele-courrier.publier': 'Publication',
  'modele-courrier.essayer': 'Essai par courriel',
  'modele-courrier.archiver': 'Retrait',
  'courrier.fait': 'Courrier de décision fait',
  'cec.importer': 'Session importée',
  'cec.corriger': 'Déclaration corrigée',
  'cec.recevoir': 'Déclaration reçue',
  'cec.clore': 'Clôture',
  'cec.effacer': 'Nom effacé',
  'agrement.inscrit': 'Agrément inscrit dans la fiche',
  'numero-local': 'RIDET ou numéro TAHITI inscrit',
  'decision.modifiee': 'Décision modifiée',
  'crf.follow': 'Compte rendu mis à jour après une décision modifiée',
  'numeros.corriger': 'Numéros corrigés',
  'fusion.garder': 'Autre fiche fusionnée dans celle-ci',
  'fusion.fusionner': 'Fiche fusionnée dans une autre',
  'fusion.annuler': 'Fusion annulée',
  'entrer-sur-invitation': 'Accès ouvert par une invitation',
  'promettre-la-main': 'Reprise de l’association promise',
  saisir: 'Association saisie à la main',
  recevoir: 'Fichier reçu d’un registre',
  analyser: 'Fichier analysé',
  'tca.demander': 'Tronc commun demandé',
  'tca.accorder': 'Tronc commun accordé',
  'tca.refuser': 'Tronc commun refusé',
  'siret.create': 'Demande commencée',
  'siret.transmit': 'Demande transmise',
  'siret.start': 'Traitement commencé',
  'siret.grant': 'SIRET attribué',
  'siret.refuse': 'Demande refusée',
  'siret.reject': 'Demande rejetée',
  'siret.invalidate': 'Demande invalidée',
  'siret.reset': 'Demande rendue',
  'siret.remove': 'Demande supprimée',
  'siret.documents': 'Documents changés',
  'siret.succession': 'Demande reprise',
  'crf.create': 'Compte rendu commencé',
  'crf.transmit': 'Compte rendu transmis',
  'crf.receive': 'Compte rendu reçu',
  'crf.sendBack': 'Compte rendu renvoyé',
  'crf.save': 'Compte rendu enregistré',
  'crf.pieces': 'Pièces changées',
  'dossier.create': 'Dossier commencé',
  'dossier.pieces': 'Pièces changées',
  'dossier.rib': 'RIB changé',
  'dossier.partage': 'Dossier partagé',
  'dossier.acces-demande': 'Accès à un dossier demandé',
  'dossier.partage-retire': 'Partage retiré',
  'dossier.choix': 'Choix changés',
  'dossier.realignement': 'Années changées',
  'dossier.succession': 'Dossier repris',
  'regard.ouvre': 'Code créé pour montrer le dossier',
  'regard.vu': 'Dossier regardé avec le code',
  'regard.retire': 'Code retiré',
  'signature.demande': 'Signature demandée',
  'signature.relance': 'Lien pour signer renvoyé',
  'signature.retrait': 'Demande de signature retirée',
  'signature.changement': 'Changement demandé avant de signer',
  'signature.signe': 'Dossier signé',
  'signature.sans': 'Dossier transmis sans signature',
  'projet.create': 'Projet ajouté',
  'projet.copie': 'Projet copié',
  'projet.delete': 'Projet supprimé',
  'projet.ordre': 'Projets rangés',
  'projet.transfert-de': 'Projet venu d’un autre dossier',
  'projet.transfert-vers': 'Projet mis dans un autre dossier',
  ...under('instruction', faitsInstruction),
  ...under('completude', faitsCompletude),
  ...under('paiement', faitsPaiement),
  ...serviceFaits,
  ...faitsPsp,
};

/** A part of a form is named by its title; parts of campaigns are already stored by theirs. */
const sections: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(demandeSiretFields).map(([name, { label }]) => [name, label]),
);
export const sectionJournal = (section: string): string => sections[section] ?? section;

export const objetJournal = (objet: string): string => objetsJournal[objet] ?? plain(objet);

/** Names an act; those of a form that is published have their words beside the form. */
export function actionJournal(action: string): string {
  const bare = { action, section: null, avant: null, apres: null };
  if (action.startsWith('subvention.')) return plain(faitDeSubvention(bare));
  if (Object.hasOwn(actions, action)) return actions[action] as string;
  return plain(action.startsWith('agrement.') ? sayActeAgrement(bare) : action);
}

/** Returns « demande de SIRET » within a sentence; « RIB » keeps its capitals. */
export const lowerInSentence = (mots: string): string =>
  /^\p{Lu}{2}/u.test(mots) ? mots : mots.charAt(0).toLocaleLowerCase('fr') + mots.slice(1);

/** Writes a code that has no word yet in a readable form. */
const plain = (code: string): string => {
  const said = code.replaceAll(/[-._]+/g, ' ');
  return said.charAt(0).toUpperCase() + said.slice(1);
};

type Labels = Readonly<Record<string, string>>;

/** The same code differs by object and by act: « 2 » is a state of a dossier, of a payment and of a report. */
const etatsParActe: readonly (readonly [string, Labels])[] = [
  ['instruction.', Object.fromEntries(ordreEtats.map((etat) => [etat, sayEtatInstruction(etat)]))],
  ['completude.', etatsCompletude],
  ['paiement.', etatsPaiementSubvention],
  ['crf.', Object.fromEntries(ordreEtatsCrf.map((etat) => [etat, sayEtatCrf(etat)]))],
  ['siret.', etatsSiret],
];

const etatsAcces: Labels = {
  demandee: 'demandé',
  active: 'ouvert',
  refusee: 'refusé',
  quittee: 'quitté',
};

const etatsParObjet: Partial<Record<string, Labels>> = {
  'definition-agrement': etatsDefinition,
  'demande-aide': etatsAide,
  document: etatsAnalyse,
  invitation: etatsInvitation,
  membre: etatsAcces,
  subvention: etatsSubvention,
};

const territoires: Labels = Object.fromEntries(
  rdsServiceFields.code_territoire.options.map(({ value, label }) => [value, label]),
);

const placeSaid = (code: string): string =>
  code === wholePays ? 'tout le pays' : (territoires[code] ?? code);

/** Says for example « Administration des services : tout le pays »; older acts did not keep the territory. */
function roleSaid(role: string): string {
  const [name = role, place] = role.split('@');
  return place === undefined ? roleLabel(name) : `${roleLabel(name)} : ${placeSaid(place)}`;
}

type Acte = { objet: string; action: string };

/**
 * Names what an act went from or to: a state by its label, a role or a territory by its name, anything else as it
 * is.
 */
export function valeurJournal({ objet, action }: Acte, value: string): string {
  if (action === 'changer-roles') return value.split(', ').map(roleSaid).join(', ');
  if (action === 'changer-territoire') return placeSaid(value);
  const [, labels = etatsParObjet[objet]] = etatsParActe.find(([prefix]) => action.startsWith(prefix)) ?? [];
  return labels?.[value] ?? value;
}
