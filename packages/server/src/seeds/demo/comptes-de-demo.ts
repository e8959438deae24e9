// The accounts that can be tried in the demonstration, one for each thing that the portal shows differently.
import { servicePrenom } from '@asso/domain/identifiants/salutation';
import type { CleAssociation, CleService } from './identites.ts';

export type DemoCompte = {
  email: string;
  civilite: 'M' | 'MME';
  prenom: string;
  nom: string;
  roles: readonly string[];
  territoire?: string;
  /** Any authenticator application can make an administrator's codes from this key. */
  totp_secret?: string;
  etat?: 'desactive' | 'verrouille' | 'mot-de-passe-a-changer' | 'a-valider';
  associations?: readonly {
    cle: CleAssociation;
    fonction: string;
    /** The only establishment that the person manages, a secondary one. */
    id_siret?: string;
    enAttente?: true;
    /** How many days before the demonstration began the person joined. */
    depuisJours?: number;
  }[];
  service?: CleService;
  /** True for the service's own account. */
  isCompteDuService?: true;
  /** A few French words that describe the account in the list. */
  what: string;
};

/** The password of all the accounts, which follows the rules and names nobody. */
export const demoMotDePasse = 'Mimosa-Bleu-1907!';

const association = ['lca.association'];

export const demoComptes: readonly DemoCompte[] = [
  {
    ...personne('MME', 'Jeanne', 'Roux'),
    roles: association,
    associations: [{ cle: 'pions', fonction: 'PRE' }],
    what: 'Présidente des Pions de l’Huveaune',
  },
  {
    ...personne('M', 'Karim', 'Benali'),
    roles: association,
    associations: [{ cle: 'pions', fonction: 'TRE' }],
    what: 'Trésorier de la même association',
  },
  {
    ...personne('MME', 'Lucie', 'Fabre'),
    roles: association,
    associations: [{ cle: 'ludotheque', fonction: 'PRE' }],
    what: 'Présidente d’une autre association, la Ludothèque d’Arles',
  },
  {
    ...personne('M', 'Marc', 'Olivieri'),
    roles: association,
    associations: [{ cle: 'voile', fonction: 'responsable de la base', id_siret: '66307152000022' }],
    what: 'Gestionnaire d’un établissement secondaire du Cercle de voile',
  },
  {
    ...personne('MME', 'Hélène', 'Garnier'),
    roles: association,
    associations: [{ cle: 'voile', fonction: 'PRE' }],
    what: 'Présidente du Cercle de voile, valide les déclarations de bénévoles (valideur_cec)',
  },
  {
    ...personne('M', 'Noé', 'Lambert'),
    roles: association,
    associations: [{ cle: 'pions', fonction: 'SEC', enAttente: true }],
    what: 'Sa demande d’accès aux Pions de l’Huveaune attend une réponse',
  },
  {
    ...personne('MME', 'Camille', 'Rossi'),
    roles: association,
    associations: [{ cle: 'ludotheque', fonction: 'TRE', enAttente: true, depuisJours: 20 }],
    what: 'Sa demande d’accès à la Ludothèque attend depuis 20 jours : à l’administration de décider',
  },
  {
    ...personne('MME', 'Greta', 'Muller'),
    roles: association,
    associations: [{ cle: 'chorale', fonction: 'PRE' }],
    what: 'Présidente d’une association d’Alsace-Moselle',
  },
  {
    ...personne('M', 'Jean-Yves', 'Hoarau'),
    roles: association,
    associations: [{ cle: 'jardins', fonction: 'PRE' }],
    what: 'Président d’une association d’outre-mer',
  },
  {
    ...personne('MME', 'Fatou', 'Sarr'),
    roles: association,
    associations: [{ cle: 'panier', fonction: 'DIR' }],
    what: 'Directrice d’une association d’aide alimentaire',
  },
  {
    ...personne('M', 'Luis', 'Pereira'),
    roles: association,
    associations: [{ cle: 'velo', fonction: 'PRE' }],
    what: 'Président d’une association sans SIRET',
  },
  {
    ...personne('MME', 'Rose', 'Pwéra'),
    roles: association,
    associations: [{ cle: 'cagous', fonction: 'PRE' }],
    what: 'Présidente d’une association de Nouvelle-Calédonie, qui a un RIDET',
  },
  {
    ...personne('M', 'Moana', 'Tehira'),
    roles: association,
    associations: [{ cle: 'motu', fonction: 'PRE' }],
    what: 'Président d’une association de Polynésie française, qui a un numéro TAHITI',
  },
  { ...personne('MME', 'Inès', 'Moreau'), roles: association, what: 'N’a pas encore d’association' },
  {
    ...personne('M', 'Paul', 'Girard'),
    roles: ['rds.user'],
    service: 'drajes',
    what: 'Instructeur de la DRAJES Sud',
  },
  {
    ...duService('fdva@drajes-sud.example', 'DRAJES Sud'),
    service: 'drajes',
    what: 'Compte du service DRAJES Sud',
  },
  {
    ...duService('vie-associative@cd13.example', 'Conseil départemental 13'),
    service: 'cd13',
    what: 'Compte d’un autre service, le Conseil départemental',
  },
  {
    ...duService('subventions@voile-legere.example', 'Fédération de voile légère'),
    service: 'federation',
    what: 'Compte du service d’une fédération sportive',
  },
  {
    ...personne('MME', 'Claire', 'Vidal'),
    roles: ['rds.admin'],
    territoire: 'R93',
    totp_secret: 'OYGF4NDYVIZE5S2ROVCP3Q2PVYJYY3I3',
    what: 'Administratrice locale des services de la région Sud',
  },
  {
    ...personne('M', 'Hugo', 'Marchand'),
    roles: ['rds.admin'],
    totp_secret: 'WGNBCHXHUFCL65YL3CA3KCKJARLDOBGT',
    what: 'Administrateur national des services',
  },
  {
    ...personne('MME', 'Alice', 'Perrin'),
    roles: ['rds.appli_admin'],
    what: 'Administre l’application des services',
  },
  {
    ...personne('M', 'Denis', 'Chevalier'),
    roles: ['lca.admin'],
    totp_secret: 'OBYXMDG3TELH5XLCN7B47UYCCBVIK753',
    what: 'Administrateur du portail',
  },
  {
    ...personne('MME', 'Salomé', 'Brun'),
    roles: ['lca.admin'],
    what: 'Administratrice qui doit encore ajouter un code à son compte',
  },
  {
    ...personne('MME', 'Nadia', 'Colin'),
    roles: ['osiris.admin-programme'],
    what: 'Administratrice d’un programme dans Osiris',
  },
  {
    ...personne('M', 'Rémi', 'Dufour'),
    roles: ['osiris.appli_admin'],
    what: 'Administre l’application Osiris',
  },
  {
    ...personne('MME', 'Sylvie', 'Barbier'),
    roles: association,
    etat: 'desactive',
    associations: [{ cle: 'ludotheque', fonction: 'SEC' }],
    what: 'Compte désactivé',
  },
  {
    ...personne('M', 'Victor', 'Leroy'),
    roles: association,
    etat: 'verrouille',
    associations: [{ cle: 'ludotheque', fonction: 'TRE' }],
    what: 'Compte verrouillé',
  },
  {
    ...personne('MME', 'Emma', 'Picard'),
    roles: association,
    etat: 'mot-de-passe-a-changer',
    associations: [{ cle: 'ludotheque', fonction: 'animatrice' }],
    what: 'Doit changer son mot de passe',
  },
  {
    ...personne('M', 'Théo', 'Renaud'),
    roles: association,
    etat: 'a-valider',
    what: 'N’a pas encore validé son adresse',
  },
  {
    ...personne('MME', 'Louise', 'Aubert'),
    roles: ['lca.association', 'rds.user'],
    associations: [{ cle: 'panier', fonction: 'BEN' }],
    service: 'cd13',
    what: 'Deux rôles : bénévole d’une association et agente du Conseil départemental',
  },
];

function personne(civilite: 'M' | 'MME', prenom: string, nom: string) {
  const local = `${prenom}.${nom}`.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return { civilite, prenom, nom, email: `${local}@demo.example` };
}

function duService(email: string, nom: string) {
  return {
    email,
    civilite: 'MME',
    prenom: servicePrenom,
    nom,
    roles: ['rds.service'],
    isCompteDuService: true,
  } as const;
}
