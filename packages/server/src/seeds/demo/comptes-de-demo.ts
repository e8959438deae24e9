// Who can be tried in the demonstration: one account for each thing the portal shows differently.
import type { CleAssociation, CleService } from './identites.ts';

export type CompteDeDemo = {
  email: string;
  civilite: 'M' | 'MME';
  prenom: string;
  nom: string;
  roles: readonly string[];
  territoire?: string;
  etat?: 'desactive' | 'verrouille' | 'mot-de-passe-a-changer' | 'a-valider';
  associations?: readonly {
    cle: CleAssociation;
    fonction: string;
    /** Of one secondary establishment only. */
    id_siret?: string;
    enAttente?: true;
  }[];
  service?: CleService;
  /** The service's own account. */
  estCompteDuService?: true;
  /** A few French words for who reads the list. */
  what: string;
};

/** The same for all: it follows the rules, and names nobody. */
export const motDePasseDeDemo = 'Mimosa-Bleu-1907!';

const association = ['lca.association'];

export const comptesDeDemo: readonly CompteDeDemo[] = [
  {
    ...personne('MME', 'Jeanne', 'Roux'),
    roles: association,
    associations: [{ cle: 'pions', fonction: 'Présidente' }],
    what: 'Présidente des Pions de l’Huveaune',
  },
  {
    ...personne('M', 'Karim', 'Benali'),
    roles: association,
    associations: [{ cle: 'pions', fonction: 'Trésorier' }],
    what: 'Trésorier de la même association',
  },
  {
    ...personne('MME', 'Lucie', 'Fabre'),
    roles: association,
    associations: [{ cle: 'ludotheque', fonction: 'Présidente' }],
    what: 'Présidente d’une autre association, la Ludothèque d’Alès',
  },
  {
    ...personne('M', 'Marc', 'Olivieri'),
    roles: association,
    associations: [{ cle: 'voile', fonction: 'Responsable de la base', id_siret: '66307152000022' }],
    what: 'Gestionnaire d’un établissement secondaire du Cercle de voile',
  },
  {
    ...personne('MME', 'Hélène', 'Garnier'),
    roles: association,
    associations: [{ cle: 'voile', fonction: 'Présidente' }],
    what: 'Présidente du Cercle de voile, valide les déclarations de bénévoles (valideur_cec)',
  },
  {
    ...personne('M', 'Noé', 'Lambert'),
    roles: association,
    associations: [{ cle: 'pions', fonction: 'Secrétaire', enAttente: true }],
    what: 'Sa demande d’accès aux Pions de l’Huveaune attend une réponse',
  },
  {
    ...personne('MME', 'Greta', 'Muller'),
    roles: association,
    associations: [{ cle: 'chorale', fonction: 'Présidente' }],
    what: 'Présidente d’une association d’Alsace-Moselle',
  },
  {
    ...personne('M', 'Jean-Yves', 'Hoarau'),
    roles: association,
    associations: [{ cle: 'jardins', fonction: 'Président' }],
    what: 'Président d’une association d’outre-mer',
  },
  {
    ...personne('MME', 'Fatou', 'Sarr'),
    roles: association,
    associations: [{ cle: 'panier', fonction: 'Directrice' }],
    what: 'Directrice d’une association d’aide alimentaire',
  },
  {
    ...personne('M', 'Luis', 'Pereira'),
    roles: association,
    associations: [{ cle: 'velo', fonction: 'Président' }],
    what: 'Président d’une association sans SIRET',
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
    what: 'Administratrice locale des services de la région Sud',
  },
  {
    ...personne('M', 'Hugo', 'Marchand'),
    roles: ['rds.admin'],
    what: 'Administrateur national des services',
  },
  {
    ...personne('MME', 'Alice', 'Perrin'),
    roles: ['rds.appli_admin'],
    what: 'Administre l’application des services',
  },
  { ...personne('M', 'Denis', 'Chevalier'), roles: ['lca.admin'], what: 'Administrateur du portail' },
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
    associations: [{ cle: 'ludotheque', fonction: 'Secrétaire' }],
    what: 'Compte désactivé',
  },
  {
    ...personne('M', 'Victor', 'Leroy'),
    roles: association,
    etat: 'verrouille',
    associations: [{ cle: 'ludotheque', fonction: 'Trésorier' }],
    what: 'Compte verrouillé',
  },
  {
    ...personne('MME', 'Emma', 'Picard'),
    roles: association,
    etat: 'mot-de-passe-a-changer',
    associations: [{ cle: 'ludotheque', fonction: 'Animatrice' }],
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
    associations: [{ cle: 'panier', fonction: 'Bénévole' }],
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
    prenom: 'Service',
    nom,
    roles: ['rds.service'],
    estCompteDuService: true,
  } as const;
}
