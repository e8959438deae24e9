// The demonstration's campaigns are invented; their dates are counted from the first start, so that they are open then.
import { addJours } from '@asso/domain/identifiants/durees';
import { withReglages } from '@asso/domain/referentiel/sous-dispositif-connu.rules';

export type Periode = { debut: Date; fin: Date; exercice: number };

/**
 * Gives the period in which the campaigns are open, around the present day; its exercise is the year in which it ends.
 */
export function demoPeriode(now: Date): Periode {
  const fin = addJours(now, 110);
  fin.setUTCHours(22, 59, 59, 0);
  return { debut: addJours(now, -30), fin, exercice: fin.getUTCFullYear() };
}

const documents = [
  { code: 'RAR', label: 'Rapport d’activité', nature: 'RAR', obligatoire: true },
  { code: 'BPA', label: 'Budget prévisionnel annuel', nature: 'BPA', obligatoire: false },
];

/** The data of the association's own file that the first campaign expects. */
const champs = [
  { code: 'coordonnees.telephone', part: 'association' },
  { code: 'coordonnees.courriel', part: 'association' },
];

const formation = {
  public_forme: {
    kind: 'choice',
    label: 'Qui sera formé',
    requiredAt: 'transmission',
    options: [
      { value: 'tous', label: 'Tous les bénévoles' },
      { value: 'responsables', label: 'Les bénévoles en responsabilité' },
    ],
  },
  // The number of sessions is asked only where the project has no indicator of it.
  nombre_sessions: {
    kind: 'int',
    label: 'Nombre de sessions',
    min: 1,
    max: 200,
    requiredAt: 'transmission',
    when: [{ scope: 'dossier', key: 'sous_dispositif', operator: 'ne', value: 'FDB' }],
  },
};

/** Documents that may be attached to each project. */
const documentsProjet = [
  {
    code: 'PROG',
    label: 'Programme ou devis',
    aide: 'S’il existe déjà : il aide le service à comprendre le coût du projet.',
    nature: 'DEV',
    obligatoire: false,
  },
];

/** The grid by which the service compares the dossiers. */
const bareme = [
  {
    code: 'UTILITE',
    label: 'Utilité sociale',
    aide: 'Pour qui, et combien de personnes ?',
    points: 5,
    poids: 2,
  },
  { code: 'BUDGET', label: 'Budget réaliste', points: 5 },
  { code: 'PARTENAIRES', label: 'Partenaires et cofinancements', points: 5 },
];

/** Questions that the second version asks about the whole dossier. */
const effectifs = {
  nombre_benevoles: { kind: 'int', label: 'Bénévoles', min: 0, max: 100000 },
  nombre_salaries: { kind: 'int', label: 'Salariées et salariés', min: 0, max: 100000 },
};

/** A question that only the second version asks: a dossier begun on the first version never shows it. */
const repas = {
  repas_pris_en_charge: { kind: 'bool', label: 'Les repas sont pris en charge', requiredAt: 'transmission' },
  cout_repas: {
    kind: 'euros',
    label: 'Coût d’un repas',
    min: 1,
    max: 100,
    requiredAt: 'transmission',
    when: [{ scope: 'custom', key: 'repas_pris_en_charge', operator: 'eq', value: true }],
  },
};

/** The two versions of the demonstration's first campaign, in the order of their publication. */
export function versionsFormation({ debut, fin, exercice }: Periode, service: string): object[] {
  const dates = { date_debut: debut.toISOString(), date_fin: fin.toISOString() };
  const campagne = {
    titre: `FDVA Formation et fonctionnement ${exercice}`,
    presentation: 'Former vos bénévoles ou soutenir votre fonctionnement. Campagne de démonstration.',
    fuseau: 'Europe/Paris',
    delai_habituel_jours: 90,
    demande_paiement: 'plusieurs',
    acompte_pourcent: 50,
    compte_financeur: '74-1',
    part_max_pourcent: 80,
    part_max_conseil: true,
    sous_dispositifs: [
      {
        code: 'FDB',
        label: 'Formation des bénévoles',
        ...dates,
        max_projets: 3,
      },
      {
        code: 'FDP',
        label: 'Formation des bénévoles - pluriannuel',
        ...dates,
        max_projets: 3,
      },
      {
        code: 'FGI',
        label: 'Financement global-nouveau(x) projet(s) innovant(s)',
        ...dates,
        max_projets: 2,
        pluriannuel: 'au-choix',
        types_projet: ['fonctionnement', 'projet'],
      },
    ].map((one) => withReglages('FDVA', one)),
    // Without a free domain, a sport dispositif would require the association to be of the domain Sport.
    domaine_libre: true,
    champs_attendus: champs,
    documents_attendus: documents,
    documents_projet: documentsProjet,
    bareme,
    instructeurs: [{ id_service: service, isReferent: true }],
  };
  return [
    { ...campagne, champs_personnalises: { 'custom-bloc': formation } },
    {
      ...campagne,
      champs_personnalises: { 'dossier-bloc': effectifs, 'custom-bloc': { ...formation, ...repas } },
    },
  ];
}

/**
 * The campaign of a smaller fund, which asks the same questions and also accepts last year, so that a dossier of last
 * year can be renewed.
 */
export function versionsVieLocale(periode: Periode, service: string): object[] {
  const [, formation] = versionsFormation(periode, service);
  return [
    {
      ...formation,
      titre: `Vie associative locale ${periode.exercice}`,
      presentation: 'Les associations du département, l’année passée comprise. Campagne de démonstration.',
      autres_exercices: [periode.exercice - 1],
      themes: ['VieAssociative', 'Education'],
    },
  ];
}

/** A fund that the State and the department pay together: each project asks money of one or of both. */
export function ensembleVersions(periode: Periode, service: string, cofinanceur: string): object[] {
  const [, formation] = versionsFormation(periode, service);
  return [
    {
      ...formation,
      titre: `Fonds commun de l’État et du département ${periode.exercice}`,
      presentation:
        'Une seule demande à deux services : chacun l’étudie, répond et paie pour sa part. Campagne de démonstration.',
      instructeurs: [
        { id_service: service, isReferent: true },
        { id_service: cofinanceur, isReferent: false, compte_financeur: '74-3' },
      ],
      themes: ['VieAssociative'],
    },
  ];
}

/**
 * A campaign that opens in three weeks, for associations with an agrément, to show one that is neither open yet nor for
 * everybody.
 */
export function versionsJeunesse({ fin, debut, exercice }: Periode, service: string): object[] {
  const date_debut = addJours(debut, 51).toISOString();
  const types = [{ code: 'PJE', label: 'Un projet de jeunes', date_debut, date_fin: fin.toISOString() }];
  const [coupDePouce] = coupDePouceVersions({ fin, debut, exercice }, service);
  return [
    {
      ...coupDePouce,
      titre: `Projets de jeunes ${exercice}`,
      presentation:
        'Pour les associations agréées jeunesse et éducation populaire. Campagne de démonstration.',
      sous_dispositifs: types,
      themes: ['Jeunesse'],
      publics: ['jep'],
    },
  ];
}

/** A campaign that asks little: one project, five sections and no question of its own. */
export function coupDePouceVersions({ debut, fin, exercice }: Periode, service: string): object[] {
  const dates = { date_debut: debut.toISOString(), date_fin: fin.toISOString() };
  return [
    {
      titre: `Coup de pouce aux petites associations ${exercice}`,
      presentation: 'Une aide simple pour un premier projet. Campagne de démonstration.',
      fuseau: 'Europe/Paris',
      delai_habituel_jours: 45,
      compte_financeur: '74-1',
      sous_dispositifs: [{ code: 'CDP', label: 'Un projet de l’année', ...dates, max_projets: 1 }],
      documents_attendus: [],
      rubriques: ['description', 'beneficiaire', 'responsable', 'financements', 'budgets'],
      instructeurs: [{ id_service: service, isReferent: true }],
      champs_personnalises: {},
    },
  ];
}
