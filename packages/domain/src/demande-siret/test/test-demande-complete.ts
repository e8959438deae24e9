// This maker gives tests a made-up SIRET request with nothing missing, so that a test changes only what it is
// about.
import type { DemandeSiret } from '../demande-siret.fields.ts';
import type { DemandeComplete } from '../demande-siret.rules.ts';

export const aDemande = (): DemandeSiret => ({
  identifiant: { step: 0 },
  identite: {
    id_rna: 'W132000417',
    id_correspondance: '1000001',
    nom: 'Les Pions de l’Huveaune',
    dateCreation: '2024-03-12',
    id_forme_juridique: '9220',
  },
  activites: {
    id_objet_social1: '011000',
    lib_objet_social1: 'Sports, activités de plein air',
    id_famille1: '011000',
    objet: 'Faire découvrir les échecs dans le quartier.',
    types_employeur: ['association-subvention'],
    permanence: 'P',
  },
  coordonnees: {
    info_siege: { domicile_entreprise: false, domicile_provisoire_rl: false },
    adresse_siege: {
      pays: 'FRANCE',
      num_voie: '12',
      type_voie: 'RUE',
      voie: 'des Lilas',
      cp: '13011',
      commune: 'Marseille',
      code_insee: '13211',
    },
    courrier_ailleurs: false,
    adresse_gestion: { pays: 'FRANCE' },
  },
  documents: { REC: 'rec', STC: 'stc', LDC: 'ldc' },
  attestation: true,
});

export const aDemandeComplete = (changes: Partial<DemandeComplete> = {}): DemandeComplete => ({
  demande: aDemande(),
  association: {
    regime: 'loi1901',
    id_rna: 'W132000417',
    id_siret_siege: null,
    etat: 'active',
    cp_siege: '13011',
  },
  pieces: ['REC', 'STC', 'LDC'].map((code) => ({ code, uuid: code.toLowerCase(), etat_analyse: 'sur' })),
  jour: '2026-11-28',
  ...changes,
});
