import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { readCampagne } from '@asso/domain/subvention/campagne.schema';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { projetProblems } from '@asso/domain/subvention/projets-du-dossier.rules';
import { below, pickOne } from '../hasard.ts';
import { buts, objets } from '../mots-francais.ts';

/** The SQL that fills the tables replaces this id with the service of each dossier. */
const service = '00000000-0000-4000-8000-000000000000';

/** The sous-dispositifs that the data uses; the last one is kept for the dossiers that a workload begins. */
const sousDispositifs = ['T0', 'T1', 'T2', 'T3'] as const;
export const freePart = 'T3';

const opened = { date_debut: '2019-01-01T00:00:00Z', date_fin: '2099-12-31T23:59:59Z' };

export function aBenchCampagne(annee: number): Campagne {
  const campagne = readCampagne({
    titre: `Vie associative ${annee}`,
    fuseau: 'Europe/Paris',
    delai_habituel_jours: 90,
    compte_financeur: '74-1',
    // The associations of the bench have no domain.
    domaine_libre: true,
    sous_dispositifs: sousDispositifs.map((code) => ({ code, label: `Type ${code}`, ...opened })),
    documents_attendus: [
      { code: 'RAR', label: 'Rapport d’activité', nature: 'RAR', obligatoire: true },
      { code: 'BPA', label: 'Budget prévisionnel annuel', nature: 'BPA', obligatoire: false },
    ],
    instructeurs: [{ id_service: service, isReferent: true }],
    champs_personnalises: {
      'custom-bloc': {
        nombre_sessions: {
          kind: 'int',
          label: 'Nombre de sessions',
          min: 1,
          max: 200,
          requiredAt: 'transmission',
        },
      },
    },
  });
  if (!campagne.ok) throw new Error(JSON.stringify(campagne.problems));
  return campagne.value;
}

/** A dossier's form; the SQL replaces the names in braces. */
export const aBenchTete = (annee: number): DossierSubvention => ({
  description: { exercice: annee, exercice_fin: annee, pluriannuel: false, renouvellement: 'premiere' },
  demandeur: {
    id_siret: '{siret}',
    id_representant_legal: '{representant}',
    id_signataire: '{representant}',
    id_responsable: '{responsable}',
    id_rib: '{rib}',
  },
  attestation: { aides_publiques: 'inferieur', lieu: 'Marseille', certifie: true },
});

/** A complete project of about 1.7 kB; its words and amounts vary. */
export function aBenchProjet(annee: number, rang: number): Projet {
  const k = 100 * (5 + below(200, { i: rang, what: 400 }));
  const at = (what: number) => ({ i: rang, what });
  return {
    description: {
      intitule: `${pickOne(objets, at(401))} : ${pickOne(buts, at(402))}`.slice(0, 90),
      recurrence: 'première demande',
      periode: 'Annuel',
      date_debut: `${annee}-0${1 + below(6, at(403))}-01`,
      date_fin: `${annee}-1${below(3, at(404))}-15`,
      objectifs: sentences(2, at(405)),
      description: sentences(5, at(430)),
      id_responsable: '{responsable}',
    },
    beneficiaire: {
      id_statut: pickOne(['ADH', 'BEN', 'SCO', 'SAL'], at(406)),
      id_tranche_age: pickOne(['12-17', '18-25', '26-59', '60+'], at(407)),
      id_genre: 'M',
      nombre: 1 + below(400, at(408)),
    },
    territoires: {
      territoires: [{ id: 't1', libelle: 'Marseille', type: 'commune', code: '13055' }],
      commentaire: sentences(1, at(470)),
    },
    moyens: { commentaire: sentences(1, at(480)), recrutement_specifique: false },
    evaluation: {
      indicateurs: [{ id: 'i1', rang: 1, intitule: 'Personnes accueillies', prevu_min: 8, prevu_max: 12 }],
    },
    financements: [
      { id: `${annee}-${service}`, annee, id_service_instructeur: service, montant_demande: 4 * k },
    ],
    cofinancements: [
      { id: 'c1', annee, nom: 'Ville', compte: '74-4', etat: 'demande', montant: k },
      { id: 'c2', annee, nom: 'Département', compte: '74-3', etat: 'demande', montant: 2 * k },
    ],
    customs: { nombre_sessions: 1 + below(30, at(409)) },
    budgets: [
      {
        id: `${annee}`,
        annee,
        exerciceDu: `${annee}-01-01`,
        exerciceAu: `${annee}-12-31`,
        charges: { '60-1': 2 * k, '60-2': k, '61-1': k, '62-1': k, '62-3': k, '64-1': 3 * k, '64-2': k },
        produits: { '70': 2 * k, '756': k },
        contributions: { '860': k, '870': k },
      },
    ],
  };
}

const subjects = ['Le projet', 'L’association', 'Notre équipe', 'Le comité', 'L’action', 'Le réseau'];
const places = ['dans les quartiers', 'en zone rurale', 'dans le département', 'avec les écoles', 'en été'];

const sentences = (n: number, { i, what }: { i: number; what: number }): string =>
  Array.from({ length: n }, (_, rank) => {
    const at = (more: number) => ({ i, what: what + rank * 3 + more });
    return `${pickOne(subjects, at(0))} entend ${pickOne(buts, at(1))} ${pickOne(places, at(2))}.`;
  }).join(' ');

/** Throws when the rules refuse these bodies, since the workloads would then measure refusals. */
export function assertAccepted(annee: number, projet: Projet): void {
  const found = projetProblems(
    {
      tete: aBenchTete(annee),
      exercice: annee,
      exercice_fin: annee,
      sous_dispositif: 'T0',
      dispositif: 'BENCH',
      campagne: aBenchCampagne(annee),
      projets: [],
      pieces: [],
      association: {},
      representants: [],
      ribs: [],
    },
    { id: 'projet', corps: projet },
  );
  if (found.length > 0) throw new Error(`the projects of the bench are refused: ${JSON.stringify(found[0])}`);
}
