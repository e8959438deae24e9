// The dossiers of the demonstration are invented, one in each state that a visitor wants to see first.
import type { CleAssociation } from './identites.ts';

export type DemoDemande = {
  association: CleAssociation;
  courriel: string;
  sous_dispositif: 'FDB' | 'FGI';
  intitule: string;
  objectifs: string;
  description: string;
  demandeEuros: number;
  ventesEuros: number;
  sessions: number;
  /** Where it is signed; Marseille when absent. */
  lieu?: string;
  /** The state to which the dossier is moved, through those before it. */
  jusque: 'saisie' | 'transmis' | 'instruction' | 'renvoye' | 'accorde' | 'paye';
  motif?: string;
  /**
   * Present when the association has begun its report (CRF), once the subvention is paid; absent when the report is
   * still to begin.
   */
  compteRendu?: 'commence';
  /** What the service found missing, by the code of the point. */
  manque?: { code: string; phrase: string };
  /** True when half of the granted amount is paid and the rest is asked for. */
  acompteVerse?: true;
};

export const demoDemandes: readonly DemoDemande[] = [
  {
    association: 'pions',
    courriel: 'karim.benali@demo.example',
    sous_dispositif: 'FGI',
    intitule: 'Une ludothèque itinérante dans la vallée',
    objectifs: 'Faire venir le jeu dans les communes qui n’ont pas de ludothèque.',
    description: 'Douze après-midi de jeux dans six communes, avec un fourgon prêté par la ville.',
    demandeEuros: 4200,
    ventesEuros: 600,
    sessions: 12,
    jusque: 'saisie',
  },
  {
    association: 'ludotheque',
    courriel: 'lucie.fabre@demo.example',
    sous_dispositif: 'FDB',
    intitule: 'Former nos bénévoles à l’accueil des familles',
    objectifs: 'Que chaque permanence soit tenue par une personne formée.',
    description: 'Quatre samedis de formation, animés par une éducatrice de jeunes enfants.',
    demandeEuros: 2600,
    ventesEuros: 400,
    sessions: 4,
    jusque: 'transmis',
  },
  {
    association: 'voile',
    courriel: 'helene.garnier@demo.example',
    sous_dispositif: 'FDB',
    intitule: 'Former des bénévoles à la sécurité des régates',
    objectifs: 'Disposer de huit surveillants formés pour chaque régate.',
    description: 'Deux week-ends à la base nautique, théorie le matin et mise en situation l’après-midi.',
    demandeEuros: 3800,
    ventesEuros: 900,
    sessions: 2,
    jusque: 'instruction',
    manque: { code: 'piece-RAR', phrase: 'Les comptes de l’année n’y sont pas : déposez le rapport entier.' },
  },
  {
    association: 'panier',
    courriel: 'fatou.sarr@demo.example',
    sous_dispositif: 'FGI',
    intitule: 'Un atelier de cuisine avec les personnes accueillies',
    objectifs: 'Cuisiner ensemble les denrées reçues, et rompre l’isolement.',
    description: 'Un atelier par quinzaine, dans la cuisine du centre social, pour dix personnes.',
    demandeEuros: 1900,
    ventesEuros: 100,
    sessions: 20,
    jusque: 'renvoye',
    motif: 'Merci de préciser les dates des ateliers dans la description du projet.',
  },
  {
    association: 'panier',
    courriel: 'fatou.sarr@demo.example',
    sous_dispositif: 'FDB',
    intitule: 'Former nos bénévoles à l’hygiène alimentaire',
    objectifs: 'Appliquer les règles d’hygiène à chaque distribution.',
    description: 'Trois journées avec une formatrice, suivies d’une visite de chaque site.',
    demandeEuros: 3000,
    ventesEuros: 0,
    sessions: 3,
    jusque: 'accorde',
    acompteVerse: true,
  },
  {
    association: 'voile',
    courriel: 'helene.garnier@demo.example',
    sous_dispositif: 'FGI',
    intitule: 'Des sorties en mer pour les collégiens du quartier',
    objectifs: 'Faire découvrir la voile à des jeunes qui n’y vont jamais.',
    description: 'Dix mercredis après-midi, avec deux moniteurs et le bateau collectif du club.',
    demandeEuros: 3500,
    ventesEuros: 300,
    sessions: 10,
    jusque: 'paye',
    compteRendu: 'commence',
  },
  {
    association: 'ludotheque',
    courriel: 'lucie.fabre@demo.example',
    sous_dispositif: 'FGI',
    intitule: 'Un après-midi de jeux par mois à la maison de retraite',
    objectifs: 'Faire se rencontrer les familles de la ludothèque et les résidents.',
    description: 'Onze après-midi, avec six bénévoles et les jeux de la ludothèque.',
    demandeEuros: 1500,
    ventesEuros: 0,
    sessions: 11,
    jusque: 'paye',
  },
  {
    association: 'cagous',
    courriel: 'rose.pwera@demo.example',
    sous_dispositif: 'FGI',
    intitule: 'Des heures du conte dans les écoles',
    objectifs: 'Que chaque enfant rapporte un livre à la maison.',
    description: 'Vingt heures du conte dans quatre écoles, avec les livres de l’association.',
    demandeEuros: 2400,
    ventesEuros: 0,
    sessions: 20,
    lieu: 'Nouméa',
    jusque: 'saisie',
  },
  {
    association: 'motu',
    courriel: 'moana.tehira@demo.example',
    sous_dispositif: 'FGI',
    intitule: 'Nettoyer le lagon avec les écoles',
    objectifs: 'Retirer les déchets du lagon et apprendre à ne plus en jeter.',
    description: 'Dix sorties en pirogue, avec deux piroguiers et une classe chaque fois.',
    demandeEuros: 3100,
    ventesEuros: 0,
    sessions: 10,
    lieu: 'Papeete',
    jusque: 'saisie',
  },
];
