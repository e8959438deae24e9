// The invented associations and services of the demonstration, the same for every seed.

export type DemoEtablissement = {
  id_siret: string;
  est_siege: boolean;
  enseigne: string | null;
  adresse: {
    num_voie: string;
    type_voie: string;
    voie: string;
    cp: string;
    commune: string;
    code_insee: string;
  };
};

export type DemoAssociation = {
  nom: string;
  sigle: string | null;
  objet: string;
  regime: 'loi1901' | 'alsaceMoselle';
  id_forme_juridique: '9220' | '9260';
  id_rna: string | null;
  id_siren: string | null;
  /** The court register of an association of Alsace-Moselle, which has no RNA number. */
  registre: { tribunal_instance: string; numero_amalia: string; volume: string; folio: string } | null;
  domaine: string;
  date_creation: string;
  courriel: string;
  /**
   * The seat comes first; an association without a number has none and `siege` holds the address. Where Sirene does not
   * reach, the number is a RIDET or a TAHITI number, which the association itself gives.
   */
  etablissements: readonly DemoEtablissement[];
  siege: DemoEtablissement['adresse'];
};

const huveaune = adresse('12', ['RUE', 'DE LA PARETTE'], ['13011', 'MARSEILLE', '13211']);
const martyrs = adresse('3', ['PL', 'DES MARTYRS'], ['13200', 'ARLES', '13004']);
const goudes = adresse('27', ['BD', 'ALEXANDRE DELABRE'], ['13008', 'MARSEILLE', '13208']);
const ciotat = adresse('8', ['AV', 'WILSON'], ['13600', 'LA CIOTAT', '13028']);
const ill = adresse('5', ['QUAI', 'DES BATELIERS'], ['67000', 'STRASBOURG', '67482']);
const ravine = adresse('41', ['RUE', 'MONTHYON'], ['97400', 'SAINT-DENIS', '97411']);
const panier = adresse('19', ['RUE', 'DU REFUGE'], ['13002', 'MARSEILLE', '13202']);
const arles = adresse('6', ['RUE', 'DE LA CALADE'], ['13200', 'ARLES', '13004']);
const noumea = adresse('14', ['RUE', 'DES CONTES INVENTES'], ['98800', 'NOUMEA', '98818']);
const papeete = adresse('7', ['RUE', 'DU LAGON IMAGINAIRE'], ['98713', 'PAPEETE', '98735']);

export const demoAssociations = {
  /** Two people manage this association. */
  pions: {
    ...loi1901('Les Pions de l’Huveaune', 'W133900417', '661017236'),
    sigle: 'LPH',
    objet: 'Faire découvrir et pratiquer les jeux de société modernes dans la vallée de l’Huveaune.',
    domaine: 'Culture',
    date_creation: '2011-03-14',
    courriel: 'contact@pions-huveaune.example',
    etablissements: [etablissement('66101723600018', huveaune)],
    siege: huveaune,
  },
  ludotheque: {
    ...loi1901('Ludothèque d’Arles', 'W132900152', '662044189'),
    objet: 'Prêter des jeux et des jouets, et former des bénévoles à l’accueil des familles.',
    domaine: 'Jeunesse',
    date_creation: '1998-09-21',
    courriel: 'bonjour@ludotheque-arles.example',
    etablissements: [etablissement('66204418900014', martyrs)],
    siege: martyrs,
  },
  /** This sports club has a secondary establishment with its own manager. */
  voile: {
    ...loi1901('Cercle de voile des Goudes', 'W133900688', '663071520'),
    sigle: 'CVG',
    objet: 'Enseigner la voile légère aux jeunes et organiser des régates.',
    domaine: 'Sport',
    date_creation: '1987-05-06',
    courriel: 'bureau@voile-goudes.example',
    etablissements: [
      etablissement('66307152000014', goudes),
      { ...etablissement('66307152000022', ciotat), est_siege: false, enseigne: 'Base de La Ciotat' },
    ],
    siege: goudes,
  },
  chorale: {
    ...loi1901('Chorale des Rives de l’Ill', null, '664093861'),
    regime: 'alsaceMoselle',
    id_forme_juridique: '9260',
    registre: {
      tribunal_instance: 'Strasbourg',
      numero_amalia: 'A2004STR000917',
      volume: '092',
      folio: '217',
    },
    objet: 'Chanter ensemble et faire vivre le répertoire choral rhénan.',
    domaine: 'Culture',
    date_creation: '2004-11-18',
    courriel: 'choeur@rives-ill.example',
    etablissements: [etablissement('66409386100014', ill)],
    siege: ill,
  },
  /** This association is overseas, so its RNA number contains a letter. */
  jardins: {
    ...loi1901('Les Jardins de la Ravine', 'W9R1900231', '665118279'),
    objet: 'Cultiver des jardins partagés et distribuer leurs récoltes.',
    domaine: 'Environnement',
    date_creation: '2016-02-02',
    courriel: 'jardins@ravine.example',
    etablissements: [etablissement('66511827900017', ravine)],
    siege: ravine,
  },
  /** This association distributes food aid. */
  panier: {
    ...loi1901('La Table du Panier', 'W133900903', '666140934'),
    sigle: 'LTP',
    objet: 'Distribuer des denrées aux personnes démunies et les accompagner.',
    domaine: 'Social',
    date_creation: '2009-10-09',
    courriel: 'accueil@table-panier.example',
    etablissements: [etablissement('66614093400017', panier)],
    siege: panier,
  },
  /** This association has no SIREN and asks for a SIRET. */
  velo: {
    ...loi1901('Atelier vélo de Camargue', 'W132900346', null),
    objet: 'Apprendre à réparer son vélo soi-même.',
    domaine: 'Environnement',
    date_creation: '2026-01-20',
    courriel: 'atelier@velo-camargue.example',
    etablissements: [],
    siege: arles,
  },
  /** This association is of New Caledonia, which Sirene does not cover: its number is a RIDET. */
  cagous: {
    ...loi1901('Les Cagous conteurs', 'W9N1900417', null),
    objet: 'Faire lire et conter dans les écoles de Nouméa. Association inventée pour la démonstration.',
    domaine: 'Culture',
    date_creation: '2013-08-24',
    courriel: 'contact@cagous-conteurs.example',
    etablissements: [etablissement('NC9876543001', noumea)],
    siege: noumea,
  },
  /** This association is of French Polynesia: its number is a TAHITI number. */
  motu: {
    ...loi1901('Les Pirogues du Motu imaginaire', 'W9P1900208', null),
    objet: 'Entretenir des pirogues et nettoyer le lagon. Association inventée pour la démonstration.',
    domaine: 'Environnement',
    date_creation: '2018-05-29',
    courriel: 'contact@pirogues-motu.example',
    etablissements: [etablissement('PFZ98765001', papeete)],
    siege: papeete,
  },
} as const satisfies Record<string, DemoAssociation>;

export type CleAssociation = keyof typeof demoAssociations;

/**
 * A legal representative of an association: one whose address is that of an account makes that account a
 * representative.
 */
export type DemoRepresentant = {
  association: CleAssociation;
  civilite: 'M' | 'MME';
  nom: string;
  prenom: string;
  fonction: string;
  courriel: string;
  telephone: string;
  est_representant_legal: boolean;
  valideur_cec: boolean;
};

const representant = { est_representant_legal: true, valideur_cec: false } as const;

export const demoRepresentants: readonly DemoRepresentant[] = [
  {
    ...representant,
    association: 'pions',
    civilite: 'MME',
    nom: 'Roux',
    prenom: 'Jeanne',
    fonction: 'Présidente',
    courriel: 'jeanne.roux@demo.example',
    telephone: '0491000001',
  },
  {
    ...representant,
    association: 'pions',
    civilite: 'M',
    nom: 'Benali',
    prenom: 'Karim',
    fonction: 'Trésorier',
    courriel: 'karim.benali@demo.example',
    telephone: '0491000002',
    est_representant_legal: false,
  },
  {
    ...representant,
    association: 'ludotheque',
    civilite: 'MME',
    nom: 'Fabre',
    prenom: 'Lucie',
    fonction: 'Présidente',
    courriel: 'lucie.fabre@demo.example',
    telephone: '0466000003',
  },
  {
    ...representant,
    association: 'voile',
    civilite: 'MME',
    nom: 'Garnier',
    prenom: 'Hélène',
    fonction: 'Présidente',
    courriel: 'helene.garnier@demo.example',
    telephone: '0491000004',
    valideur_cec: true,
  },
  {
    ...representant,
    association: 'panier',
    civilite: 'MME',
    nom: 'Sarr',
    prenom: 'Fatou',
    fonction: 'Directrice',
    courriel: 'fatou.sarr@demo.example',
    telephone: '0491000005',
  },
  {
    ...representant,
    association: 'cagous',
    civilite: 'MME',
    nom: 'Pwéra',
    prenom: 'Rose',
    fonction: 'Présidente',
    courriel: 'rose.pwera@demo.example',
    telephone: '+687240006',
  },
  {
    ...representant,
    association: 'motu',
    civilite: 'M',
    nom: 'Tehira',
    prenom: 'Moana',
    fonction: 'Président',
    courriel: 'moana.tehira@demo.example',
    telephone: '+68940000007',
  },
];

export type DemoService = {
  code: string;
  nom: string;
  type: string;
  profil: string;
  /** The federation that a service of this type is, by its code. */
  federation_sportive?: string;
  niveau_territorial: 'national' | 'regional' | 'departemental';
  code_territoire: string;
  /** The service's own SIRET, for a service that publishes its decisions. */
  siret?: string;
  email: string;
  telephone: string;
  adresse: DemoEtablissement['adresse'];
  signataire: string;
  qualite_signataire: string;
};

/**
 * `code_territoire` is « R » and the INSEE code for a region, the code of a department, or « FR » for the whole
 * country.
 */
export const demoServices = {
  drajes: {
    code: 'DR13',
    nom: 'DRAJES Sud',
    type: 'DRAJES',
    profil: 'Délégation régionale académique à la jeunesse, à l’engagement et aux sports',
    niveau_territorial: 'regional',
    code_territoire: 'R93',
    email: 'fdva@drajes-sud.example',
    telephone: '+33465710001',
    adresse: adresse('66', ['RUE', 'Saint-Sébastien'], ['13006', 'Marseille', '13206']),
    signataire: 'Anne Martin',
    qualite_signataire: 'La directrice régionale',
  },
  cd13: {
    code: 'CD13',
    nom: 'Conseil départemental des Bouches-du-Rhône',
    type: 'CD',
    profil: 'Conseil départemental',
    niveau_territorial: 'departemental',
    code_territoire: '13',
    email: 'vie-associative@cd13.example',
    telephone: '+33465710002',
    adresse: adresse('52', ['AV', 'de Saint-Just'], ['13004', 'Marseille', '13204']),
    signataire: 'Paul Girard',
    qualite_signataire: 'Le directeur de la vie associative',
  },
  federation: {
    code: 'FVL',
    nom: 'Fédération de voile légère',
    type: 'FEDE',
    profil: 'Fédérations sportives',
    federation_sportive: '128',
    niveau_territorial: 'national',
    code_territoire: 'FR',
    email: 'subventions@voile-legere.example',
    telephone: '+33465710003',
    adresse: adresse('17', ['QUAI', 'du Port'], ['13002', 'Marseille', '13202']),
    signataire: 'Claire Petit',
    qualite_signataire: 'La présidente',
  },
} as const satisfies Record<string, DemoService>;

export type CleService = keyof typeof demoServices;

function adresse(num_voie: string, voie: [type: string, nom: string], place: [string, string, string]) {
  const [cp, commune, code_insee] = place;
  return { num_voie, type_voie: voie[0], voie: voie[1], cp, commune, code_insee };
}

function etablissement(id_siret: string, lieu: DemoEtablissement['adresse']): DemoEtablissement {
  return { id_siret, est_siege: true, enseigne: null, adresse: lieu };
}

function loi1901(nom: string, id_rna: string | null, id_siren: string | null) {
  return {
    nom,
    sigle: null,
    regime: 'loi1901',
    id_forme_juridique: '9220',
    id_rna,
    id_siren,
    registre: null,
  } as const;
}
