// The dossiers of the demonstration that two services study, one for each meeting of states that a visitor wants to see.
import type { DemoDemande } from './demandes-de-demo.ts';

export type EtatVoulu = 'D' | '2' | 'C' | '6' | '8' | '11';

export type DemoPaire = Omit<DemoDemande, 'jusque' | 'manque' | 'acompteVerse' | 'compteRendu' | 'motif'> & {
  /** What is asked of the Conseil départemental, in euros, beside what is asked of the DRAJES. */
  cofinanceEuros: number;
  drajes: EtatVoulu;
  cd13: EtatVoulu;
};

export const demoPaires: readonly DemoPaire[] = [
  {
    association: 'ludotheque',
    courriel: 'lucie.fabre@demo.example',
    sous_dispositif: 'FDB',
    intitule: 'Former des parents animateurs de jeux',
    objectifs: 'Que chaque école du quartier ait deux parents formés.',
    description: 'Cinq soirées de formation, puis un carnet de jeux pour chaque école.',
    demandeEuros: 2400,
    cofinanceEuros: 800,
    ventesEuros: 200,
    sessions: 5,
    drajes: 'D',
    cd13: 'D',
  },
  {
    association: 'ludotheque',
    courriel: 'lucie.fabre@demo.example',
    sous_dispositif: 'FGI',
    intitule: 'Un coin jeux dans chaque bibliothèque de village',
    objectifs: 'Donner à jouer là où il n’y a pas de ludothèque.',
    description: 'Huit malles de jeux qui tournent, avec une animation à chaque arrivée.',
    demandeEuros: 3200,
    cofinanceEuros: 1200,
    ventesEuros: 0,
    sessions: 8,
    drajes: '2',
    cd13: 'C',
  },
  {
    association: 'panier',
    courriel: 'fatou.sarr@demo.example',
    sous_dispositif: 'FDB',
    intitule: 'Former une équipe à la conduite du camion frigorifique',
    objectifs: 'Ne plus dépendre d’une seule personne pour les collectes.',
    description: 'Deux journées avec un formateur, et une sortie accompagnée pour chacun.',
    demandeEuros: 2000,
    cofinanceEuros: 900,
    ventesEuros: 0,
    sessions: 2,
    drajes: '6',
    cd13: 'C',
  },
  {
    association: 'panier',
    courriel: 'fatou.sarr@demo.example',
    sous_dispositif: 'FGI',
    intitule: 'Une épicerie solidaire ouverte le samedi',
    objectifs: 'Accueillir les familles qui travaillent la semaine.',
    description: 'Quarante samedis, tenus par trois bénévoles, avec un café partagé.',
    demandeEuros: 4500,
    cofinanceEuros: 2500,
    ventesEuros: 500,
    sessions: 40,
    drajes: '6',
    cd13: '11',
  },
  {
    association: 'voile',
    courriel: 'helene.garnier@demo.example',
    sous_dispositif: 'FDB',
    intitule: 'Former des encadrants à la voile adaptée',
    objectifs: 'Accueillir chaque semaine un groupe de personnes handicapées.',
    description: 'Trois week-ends avec une éducatrice spécialisée et le matériel adapté du club.',
    demandeEuros: 3600,
    cofinanceEuros: 1500,
    ventesEuros: 300,
    sessions: 3,
    drajes: '8',
    cd13: '6',
  },
  {
    association: 'voile',
    courriel: 'helene.garnier@demo.example',
    sous_dispositif: 'FGI',
    intitule: 'Une semaine de nettoyage des calanques par la mer',
    objectifs: 'Ramasser ce que l’on n’atteint pas à pied, et le faire savoir.',
    description: 'Cinq sorties de quatre bateaux, avec le parc national.',
    demandeEuros: 2800,
    cofinanceEuros: 1800,
    ventesEuros: 0,
    sessions: 5,
    drajes: '11',
    cd13: '2',
  },
];
