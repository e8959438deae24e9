// Invented programmes and establishments that the demonstration's associations declare.
import type { EtablissementDeclare } from '@asso/domain/association/etablissement.fields';
import type { Fiche } from '@asso/domain/association/fiche.fields';
import type { CleAssociation } from './identites.ts';

export const demoSpecificites: Partial<Record<CleAssociation, Fiche['specificites']>> = {
  voile: {
    passsport: {
      est_volontaire: true,
      activites: 'Voile légère, planche à voile, paddle',
      a_accueil_handicap_moteur: true,
      a_accueil_handicap_mental: false,
    },
  },
  ludotheque: {
    vaeb: {
      est_vaeb: true,
      type_structure: 'Point d’appui à la vie associative (démonstration)',
      service_propose: 'Un entretien, puis une relecture du livret.',
      courriel: 'vaeb@ludotheque-arles.example',
    },
    guidasso: {
      est_guidasso: true,
      mission: ['ORI', 'INF'],
      courriel: 'guidasso@ludotheque-arles.example',
    },
  },
};

/** What is declared about each establishment, by its SIRET. */
export const demoEtablissements: Readonly<Record<string, EtablissementDeclare>> = {
  '66307152000022': {
    courriel: 'la-ciotat@voile-goudes.example',
    telephone: '0491000022',
    note: 'Ouverte d’avril à octobre. Données de démonstration.',
  },
};
