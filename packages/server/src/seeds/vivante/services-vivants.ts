// The invented services of the second demonstration, and the people who work there.
import type { DemoCompte } from '../demo/comptes-de-demo.ts';
import type { DemoService } from '../demo/identites.ts';
import { withKey } from '../sample/structures.ts';
import { pickAdresse } from './lieux.ts';

export const servicesVivants = {
  bretagne: {
    code: 'SRVA-BZH',
    nom: 'Service de la vie associative de Bretagne',
    type: 'CR',
    profil: 'Conseil régional',
    niveau_territorial: 'regional',
    code_territoire: 'R53',
    siret: withKey(`${withKey('67899000')}0001`),
    email: 'vie-associative@srva-bretagne.example',
    telephone: '0261910011',
    adresse: pickAdresse('rennes', 4),
    signataire: 'Mathurine Le Coz',
    qualite_signataire: 'La directrice de la vie associative',
  },
  national: {
    code: 'ANPA',
    nom: 'Agence nationale des projets associatifs',
    type: 'EP',
    profil: 'Établissement public',
    niveau_territorial: 'national',
    code_territoire: 'FR',
    email: 'subventions@anpa.example',
    telephone: '0199000021',
    adresse: pickAdresse('paris', 9),
    signataire: 'Édouard Lamballe',
    qualite_signataire: 'Le directeur général',
  },
  appui: {
    code: 'PAVA-29',
    nom: 'Point d’appui à la vie associative du Finistère',
    type: 'CD',
    profil: 'Conseil départemental',
    niveau_territorial: 'departemental',
    code_territoire: '29',
    email: 'accueil@pava-finistere.example',
    telephone: '0261910031',
    adresse: pickAdresse('quimper', 6),
    signataire: 'Denez Bescond',
    qualite_signataire: 'Le responsable',
  },
} as const satisfies Record<string, DemoService>;

export type CleServiceVivant = keyof typeof servicesVivants;

type Agent = Pick<DemoCompte, 'email' | 'civilite' | 'prenom' | 'nom' | 'what'> & {
  service: CleServiceVivant;
  isCompteDuService?: true;
};

export const agentsVivants = {
  maelle: {
    email: 'maelle.kerbrat@demo.example',
    civilite: 'MME',
    prenom: 'Maëlle',
    nom: 'Kerbrat',
    service: 'bretagne',
    what: 'Instructrice du Service de la vie associative de Bretagne : un bureau qui vit, sur trois exercices',
  },
  yann: {
    email: 'yann.tanguy@demo.example',
    civilite: 'M',
    prenom: 'Yann',
    nom: 'Tanguy',
    service: 'bretagne',
    what: 'Son collègue, du même service',
  },
  soizic: {
    email: 'soizic.allain@demo.example',
    civilite: 'MME',
    prenom: 'Soizic',
    nom: 'Allain',
    service: 'bretagne',
    what: 'Sa collègue, du même service',
  },
  bretagne: {
    email: servicesVivants.bretagne.email,
    civilite: 'MME',
    prenom: 'Service',
    nom: 'Vie associative de Bretagne',
    service: 'bretagne',
    isCompteDuService: true,
    what: 'Compte de ce service',
  },
  bastien: {
    email: 'bastien.faure@demo.example',
    civilite: 'M',
    prenom: 'Bastien',
    nom: 'Faure',
    service: 'national',
    what: 'Instructeur d’un service national, avec les statistiques de deux ans',
  },
  lena: {
    email: 'lena.quere@demo.example',
    civilite: 'MME',
    prenom: 'Léna',
    nom: 'Quéré',
    service: 'appui',
    what: 'Agente d’un service à qui l’on demande son avis',
  },
} as const satisfies Record<string, Agent>;

export type CleAgent = keyof typeof agentsVivants;

/** The association that asked last year and has not asked again yet. */
export const associationARenouveler = 'Cercle nautique de l’Aven';
