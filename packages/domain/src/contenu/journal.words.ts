// How the journal tells what was done, and on what (screens, Journal).

export const objetsJournal: Readonly<Record<string, string>> = {
  service: 'Service',
  compte: 'Compte',
  question: 'Question fréquente',
  url: 'Lien utile',
  'document-modele': 'Modèle de document',
  note: 'Note de page',
  'demande-aide': 'Demande d’aide',
  referentiel: 'Référentiel',
  subvention: 'Subvention',
  'champ-attendu': 'Champ personnalisé',
  'document-attendu': 'Pièce attendue',
  membre: 'Accès à une association',
  association: 'Association',
  dossier: 'Dossier',
  'demande-siret': 'Demande de SIRET',
  'session-cec': 'Session CEC',
};

const actions: Readonly<Record<string, string>> = {
  creer: 'Création',
  écrire: 'Création',
  'modele.create': 'Création',
  modifier: 'Modification',
  'modele.update': 'Modification',
  supprimer: 'Suppression',
  retirer: 'Retrait',
  'modele.delete': 'Retrait',
  verrouiller: 'Verrouillage',
  deverrouiller: 'Déverrouillage',
  desactiver: 'Désactivation',
  reactiver: 'Réactivation',
  inviter: 'Invitation',
  'lier-identite': 'Identité nationale liée',
  'retirer-identite': 'Identité nationale retirée',
  'changer-roles': 'Rôles changés',
  'changer-territoire': 'Territoire changé',
  'changer-etat': 'État changé',
  'ajouter-membre': 'Personne ajoutée',
  'retirer-membre': 'Personne retirée',
  'retirer-compte': 'Compte retiré',
  enregistrer: 'Enregistrement',
  'siret.create': 'Demande commencée',
  'siret.transmit': 'Demande transmise',
  'siret.start': 'Traitement commencé',
};

export const objetJournal = (objet: string): string => objetsJournal[objet] ?? plain(objet);
export const actionJournal = (action: string): string => actions[action] ?? plain(action);

/** What has no word yet is told by its code, readably. */
const plain = (code: string): string => {
  const said = code.replaceAll(/[-._]+/g, ' ');
  return said.charAt(0).toUpperCase() + said.slice(1);
};
