// These makers give tests a dossier with nothing missing, so that a test changes only what it is about.
import type { Campagne } from '../campagne.rules.ts';
import type { DossierComplet } from '../dossier-complet.rules.ts';
import type { Projet } from '../projet.fields.ts';
import { emptyFinancement } from '../projet-annees.rules.ts';

export const service = '11111111-1111-4111-8111-111111111111';

export const aCampagne = (changes: Partial<Campagne> = {}): Campagne => ({
  titre: 'Formation des bénévoles 2027',
  fuseau: 'Europe/Paris',
  delai_habituel_jours: 90,
  compte_financeur: '74-1',
  sous_dispositifs: [
    {
      code: 'FDB',
      label: 'Formation des bénévoles',
      date_debut: '2027-01-05T09:00:00+01:00',
      date_fin: '2027-03-11T23:59:59+01:00',
    },
  ],
  documents_attendus: [
    { code: 'RAR', label: 'Rapport d’activité', nature: 'RAR', obligatoire: true },
    {
      code: 'POU',
      label: 'Pouvoir',
      nature: 'POU',
      obligatoire: true,
      asks: [
        {
          scope: 'demandeur',
          key: 'id_signataire',
          operator: 'ne',
          scope2: 'demandeur',
          key2: 'id_representant_legal',
        },
      ],
    },
  ],
  instructeurs: [{ id_service: service, isReferent: true }],
  champs_personnalises: {
    'custom-bloc': {
      nombre_sessions: { kind: 'int', label: 'Nombre de sessions', min: 1, requiredAt: 'transmission' },
    },
  },
  ...changes,
});

/** The project asks 2 000 €, others give 500 €, sales bring 500 €: its charges are 3 000 €. */
export function aProjet(changes: Partial<Projet> = {}): Projet {
  return {
    description: {
      intitule: 'Former nos arbitres',
      recurrence: 'première demande',
      periode: 'Annuel',
      date_debut: '2027-04-01',
      date_fin: '2027-06-30',
      objectifs: 'Former douze arbitres.',
      description: 'Trois samedis au siège.',
      id_responsable: 'p1',
    },
    beneficiaire: { id_statut: 'BEN', id_tranche_age: '18-25', id_genre: 'M', nombre: 12 },
    territoires: {
      territoires: [{ id: 't1', libelle: 'Marseille', type: 'commune', code: '13055' }],
      commentaire: 'Au siège.',
    },
    moyens: { commentaire: 'Deux formateurs bénévoles.', recrutement_specifique: false },
    evaluation: {
      indicateurs: [{ id: 'i1', rang: 1, intitule: 'Arbitres formés', prevu_min: 8, prevu_max: 12 }],
    },
    financements: [{ ...emptyFinancement(2027, service), montant_demande: 2000 }],
    cofinancements: [
      { id: 'c1', annee: 2027, nom: 'Ville de Marseille', compte: '74-4', etat: 'demande', montant: 500 },
    ],
    customs: { nombre_sessions: 3 },
    budgets: [
      {
        id: '2027',
        annee: 2027,
        exerciceDu: '2027-01-01',
        exerciceAu: '2027-12-31',
        charges: { '60-1': 3000 },
        produits: { '70': 500 },
      },
    ],
    ...changes,
  };
}

const jeanne = {
  id: 'p1',
  civilite: 'MME',
  nom: 'Roux',
  prenom: 'Jeanne',
  fonction: 'PREE',
  courriel: 'jeanne.roux@exemple.fr',
  telephone: '0465710000',
  est_representant_legal: true,
};

export const aDossierComplet = (changes: Partial<DossierComplet> = {}): DossierComplet => ({
  tete: {
    description: { exercice: 2027, exercice_fin: 2027, pluriannuel: false, renouvellement: 'premiere' },
    demandeur: {
      id_siret: '66101723600018',
      id_representant_legal: 'p1',
      id_signataire: 'p1',
      id_responsable: 'p1',
      id_rib: 'r1',
    },
    attestation: { aides_publiques: 'inferieur', lieu: 'Marseille', certifie: true },
  },
  exercice: 2027,
  exercice_fin: 2027,
  sous_dispositif: 'FDB',
  dispositif: 'CDP',
  campagne: aCampagne(),
  projets: [{ id: 'projet-1', corps: aProjet() }],
  pieces: [{ code: 'RAR', uuid: 'd1', etat_analyse: 'sur' }],
  association: {},
  representants: [jeanne, { ...jeanne, id: 'p2', prenom: 'Ali', nom: 'Alaoui', fonction: 'TRE' }],
  ribs: [
    {
      id: 'r1',
      id_siret: '66101723600018',
      titulaire: 'LES PIONS DE L HUVEAUNE',
      iban: 'FR7642559000052102312860353',
      bic: 'CCOPFRPP',
    },
  ],
  ...changes,
});
