// This maker gives tests a food-aid habilitation with nothing missing, and its site; everything is made up.
import type { Haa } from '../haa.fields.ts';
import type { SiteDeclare } from '../haa.rules.ts';

export const haaComplete = (): Haa => ({
  activites: {
    distribution_directe: true,
    fourniture_denrees: false,
    principes_reseau: true,
    explication_projet: 'La charte inventée du réseau est affichée sur chaque site.',
  },
  description: {
    distribution: {
      modalites_inscription: 'Un entretien à l’accueil, le mardi.',
      criteres_acces: 'Un reste à vivre de moins de huit euros par jour.',
      modalites_accueil: 'Deux bénévoles reçoivent chaque personne.',
      mesures_accompagnement: ['ECO', 'CUI'],
      code_approvisionnement: ['GMS', 'PAR'],
      actions_reseau: 'Des fruits et légumes frais chaque semaine.',
    },
  },
  moyens: {
    materiels: 'Un local, un camion réfrigéré.',
    financiers: 'Un budget de 12 000 euros.',
    humains: 'Vingt bénévoles, un salarié à mi-temps.',
  },
  hygiene: {
    usage_gbph: true,
    identification_dangers: 'La chaîne du froid est relevée deux fois par jour.',
    formations: 'Une demi-journée par an pour chaque bénévole.',
    procedure_info: 'Le responsable prévient chaque site par téléphone.',
  },
  tracabilite: { usage_gbph: true, methode: 'Un registre à chaque étape.', code_outil: 'TAB' },
  donnees: {
    distribution: {
      modalites_collecte: 'Une fiche par passage.',
      modalites_consolidation: 'Un tableau par mois, envoyé en janvier.',
      outils: 'Un tableur.',
      estimation_volume: 14.5,
      estimation_beneficiaires: 320,
    },
  },
});

export const siteComplet = (given: Partial<SiteDeclare> = {}): SiteDeclare => ({
  id: 'site-1',
  nom: 'Épicerie Nord',
  type_membre: 'etablissement',
  membre_siret_id: '90000000100017',
  nature_activite: ['EPI', 'COL'],
  itinerant: false,
  adresse: { num_voie: '12', voie: 'rue des Lilas', cp: '13015', commune: 'Marseille', pays: 'France' },
  ...given,
});
