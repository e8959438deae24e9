// Published decisions have the sixteen columns of SCDL « subventions » 2.1.1, in this order (arrêté of 17 November
// 2017).

export type ChampScdl = {
  /** True when a line without this value is not published. */
  requis?: true;
  motif?: RegExp;
  max?: number;
  valeurs?: readonly string[];
};

const siret = /^\d{14}$/;
const jour = /^\d{4}-\d{2}-\d{2}$/;

export const champsScdl = {
  nomAttribuant: { requis: true },
  idAttribuant: { requis: true, motif: siret },
  dateConvention: { requis: true, motif: jour },
  referenceDecision: {},
  nomBeneficiaire: { requis: true },
  idBeneficiaire: { requis: true, motif: siret },
  rnaBeneficiaire: { motif: /^W\d[0-9A-Z]\d{7}$/ },
  objet: { requis: true, max: 256 },
  montant: { requis: true, motif: /^\d+(\.\d{1,2})?$/ },
  nature: {
    requis: true,
    valeurs: ['aide en numéraire', 'aide en nature', 'aide en numéraire;aide en nature'],
  },
  conditionsVersement: { requis: true, max: 256 },
  datesPeriodeVersement: { requis: true, motif: /^\d{4}-\d{2}-\d{2}(\/\d{4}-\d{2}-\d{2})?$/ },
  idRAE: { max: 5 },
  notificationUE: { requis: true, valeurs: ['oui', 'non'] },
  pourcentageSubvention: { requis: true, motif: /^(0\.\d{1,2}|1)$/ },
  dispositifAide: { max: 256 },
} as const satisfies Record<string, ChampScdl>;

export type NomScdl = keyof typeof champsScdl;
export const nomsScdl = Object.keys(champsScdl) as NomScdl[];
