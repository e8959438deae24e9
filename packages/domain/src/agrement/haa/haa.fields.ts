// A food-aid habilitation asks, beside its sites: activity, distribution, supply, means, hygiene, tracing, data (§3
// Food-aid state; CASF L.266-2, R.266-1 and following: a field is required where they ask it).
import { formats } from '../../identifiants/formats.ts';
import type { Ask } from '../../kernel/asks.ts';
import type { Draft, Fields, TextRow } from '../../kernel/fields.ts';
import { natureApprDenrees } from '../../referentiel/data/aide-alimentaire/nature-appr-denrees.ts';
import { outilsTraceDenrees } from '../../referentiel/data/aide-alimentaire/outils-trace-denrees.ts';

const requiredAt = 'transmission';

const long = (label: string, aide: string) =>
  ({ kind: 'text', label, aide, max: 4000, multiline: true, format: formats.texte }) satisfies TextRow;

const libelles = (label: string) =>
  ({ kind: 'text', label, max: 1000, writtenBy: 'server', pdf: false }) as const;

/** Makes the condition of a question that is shown only when the given activity is chosen. */
const quand = (activite: 'distribution_directe' | 'fourniture_denrees'): readonly Ask[] => [
  { scope: 'dossier', key: `haa.activites.${activite}`, operator: 'eq', value: true },
];

/** The law requires at least one of these forms of accompaniment; the list below adds others often offered. */
export const accompagnementsAttendus = ['ECO', 'INF', 'ORI'] as const;
const accompagnements = [
  { value: 'ECO', label: 'Écoute' },
  { value: 'INF', label: 'Information' },
  { value: 'ORI', label: 'Orientation vers d’autres aides' },
  { value: 'DRO', label: 'Accès aux droits' },
  { value: 'BUD', label: 'Accompagnement budgétaire' },
  { value: 'CUI', label: 'Ateliers de cuisine, conseils alimentaires' },
  { value: 'AUT', label: 'Autre' },
] as const;

const activites = {
  distribution_directe: {
    kind: 'bool',
    label: 'Distribution de denrées aux personnes',
    aide: 'À des personnes en difficulté économique ou sociale : colis, repas, épicerie, maraude…',
    requiredAt,
  },
  fourniture_denrees: {
    kind: 'bool',
    label: 'Fourniture de denrées à d’autres structures',
    aide: 'À des structures publiques, ou habilitées, qui les distribuent ensuite.',
    requiredAt,
  },
  principes_reseau: {
    kind: 'bool',
    label: 'Charte ou principes d’un réseau appliqués',
    aide: 'Exemple : une banque alimentaire, une union d’épiceries sociales.',
    requiredAt,
  },
  explication_projet: {
    ...long(
      'Comment votre projet applique ces principes',
      'Ce que le réseau vous demande, ce que vous faites ici.',
    ),
    requiredAt,
    when: [{ scope: 'parent', key: 'principes_reseau', operator: 'eq', value: true }],
  },
} as const satisfies Fields;

const approvisionnement = {
  code_approvisionnement: {
    kind: 'choice',
    label: 'D’où viennent les denrées',
    multiple: true,
    options: natureApprDenrees,
    liste: 'nature-appr-denrees',
    requiredAt,
  },
  lib_approvisionnement: libelles('Origines des denrées'),
  actions_reseau: {
    ...long(
      'Vos actions pour une alimentation sûre, diversifiée, de bonne qualité et suffisante',
      'Seuls ou avec votre réseau. Exemple : produits frais chaque semaine, menus équilibrés.',
    ),
    requiredAt,
  },
} as const satisfies Fields;

const distribution = {
  modalites_inscription: {
    ...long('Comment les personnes s’inscrivent', 'Qui les reçoit, ce qui leur est demandé.'),
    requiredAt,
  },
  criteres_acces: {
    ...long(
      'Critères d’accès',
      'Exemple : reste à vivre, orientation par un travailleur social, sans condition.',
    ),
    requiredAt,
  },
  precisions_acces: long('Précisions sur l’accès', 'Durée, renouvellement, cas d’urgence.'),
  modalites_accueil: {
    ...long('Comment les personnes sont accueillies', 'Lieu, équipe, déroulement d’une distribution.'),
    requiredAt,
  },
  mesures_accompagnement: {
    kind: 'choice',
    label: 'Accompagnement proposé',
    aide: 'La loi demande au moins l’écoute, l’information ou l’orientation.',
    multiple: true,
    options: accompagnements,
    requiredAt,
  },
  participation_fonctionnement: long(
    'Participation demandée aux personnes',
    'Exemple : 10 % du prix, un euro par passage. Laissez vide si c’est gratuit.',
  ),
  ...approvisionnement,
} as const satisfies Fields;

const fourniture = {
  nb_structures: {
    kind: 'int',
    label: 'Nombre de structures fournies',
    min: 1,
    max: 100_000,
    requiredAt,
  },
  modalite_partenariat: {
    ...long('Comment vous travaillez avec elles', 'Convention, engagements de chacun.'),
    requiredAt,
  },
  modalite_repartition: {
    ...long('Comment les denrées sont réparties', 'Qui décide, selon quels critères.'),
    requiredAt,
  },
  partenaires_habilites: {
    kind: 'bool',
    label: 'Structures toutes publiques ou habilitées',
    requiredAt,
  },
  ...approvisionnement,
} as const satisfies Fields;

const moyens = {
  materiels: { ...long('Moyens matériels', 'Locaux, véhicules, chambres froides.'), requiredAt },
  financiers: { ...long('Moyens financiers', 'Budget de l’aide alimentaire, ressources.'), requiredAt },
  humains: { ...long('Moyens humains', 'Bénévoles, salariés, leur temps.'), requiredAt },
} as const satisfies Fields;

const gbph = (sujet: string) =>
  ({
    kind: 'bool',
    label: `Guide de bonnes pratiques suivi pour ${sujet}`,
    aide: 'Exemple : le guide des bonnes pratiques d’hygiène (GBPH) des organismes caritatifs.',
    requiredAt,
  }) as const;

const hygiene = {
  usage_gbph: gbph('l’hygiène'),
  identification_dangers: {
    ...long('Dangers identifiés et mesures prises', 'Chaîne du froid, dates limites, allergènes, nuisibles.'),
    requiredAt,
  },
  formations: {
    ...long('Formations à l’hygiène', 'Le plan de formation : pour qui, par qui, à quel rythme.'),
    requiredAt,
  },
  procedure_info: {
    ...long('En cas d’alerte ou de rappel de produits', 'Comment chaque site est prévenu, et ce qu’il fait.'),
    requiredAt,
  },
} as const satisfies Fields;

const tracabilite = {
  usage_gbph: gbph('la traçabilité'),
  methode: {
    ...long(
      'Comment vous suivez les denrées',
      'Physiquement et en comptabilité, à chaque étape : réception, transformation, stockage, distribution.',
    ),
    requiredAt,
  },
  code_outil: {
    kind: 'choice',
    label: 'Outil de suivi',
    options: outilsTraceDenrees,
    liste: 'outils-trace-denrees',
    requiredAt,
  },
  lib_outil: libelles('Nom de l’outil'),
  outil_autre: {
    kind: 'text',
    label: 'Quel autre outil',
    max: 200,
    format: formats.texte,
    requiredAt,
    when: [{ scope: 'parent', key: 'code_outil', operator: 'eq', value: 'AUT' }],
  },
} as const satisfies Fields;

const collecte = {
  modalites_collecte: {
    ...long('Comment les données sont recueillies', 'Quantités, personnes aidées : par qui, quand.'),
    requiredAt,
  },
  modalites_consolidation: {
    ...long('Comment elles sont rassemblées et transmises', 'Jusqu’à l’administration, une fois par an.'),
    requiredAt,
  },
  outils: { ...long('Avec quels outils', 'Logiciel, tableur, registre.'), requiredAt },
  estimation_volume: {
    kind: 'decimal',
    label: 'Volume annuel estimé, en tonnes',
    decimals: 2,
    min: 0,
    max: 1_000_000,
    requiredAt,
  },
} as const satisfies Fields;

const beneficiaires = {
  estimation_beneficiaires: {
    kind: 'int',
    label: 'Nombre de personnes aidées dans l’année, estimé',
    min: 0,
    max: 10_000_000,
    requiredAt,
  },
} as const satisfies Fields;

const quandDistribue = quand('distribution_directe');
const quandFournit = quand('fourniture_denrees');

/**
 * The fields stored under `haa` in the dossier; their conditions (`asks`) read `dossier`, the body that holds `haa`.
 */
export const haaFields = {
  activites: { kind: 'group', label: 'Activités', fields: activites },
  description: {
    kind: 'group',
    label: 'Description',
    fields: {
      distribution: { kind: 'group', label: 'Distribution', fields: distribution, when: quandDistribue },
      fourniture: { kind: 'group', label: 'Fourniture', fields: fourniture, when: quandFournit },
    },
  },
  moyens: { kind: 'group', label: 'Moyens', fields: moyens },
  hygiene: { kind: 'group', label: 'Hygiène', fields: hygiene },
  tracabilite: { kind: 'group', label: 'Traçabilité', fields: tracabilite },
  donnees: {
    kind: 'group',
    label: 'Données',
    fields: {
      distribution: {
        kind: 'group',
        label: 'Données de la distribution',
        fields: { ...collecte, ...beneficiaires },
        when: quandDistribue,
      },
      fourniture: {
        kind: 'group',
        label: 'Données de la fourniture',
        fields: collecte,
        when: quandFournit,
      },
    },
  },
} as const satisfies Fields;

export const haaRow = { kind: 'group', label: 'Aide alimentaire', fields: haaFields } as const;

export type Haa = Draft<typeof haaFields>;
