// The report of a granted project puts what was realised beside what was planned (§3 Financial report).
import { formats } from '../identifiants/formats.ts';
import type { Ask } from '../kernel/asks.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import { comptesSaisis } from '../referentiel/plan-comptable.rows.ts';
import { projetFields } from '../subvention/projet.fields.ts';
import { territoires } from '../subvention/projet-contenu.fields.ts';

const realise: readonly Ask[] = [{ scope: 'projet', key: 'isRealised', operator: 'eq', value: true }];
const nonRealise: readonly Ask[] = [{ scope: 'projet', key: 'isRealised', operator: 'eq', value: false }];

const texte = { kind: 'text', multiline: true, format: formats.texte } as const;
const montant = { kind: 'euros', label: 'Montant réalisé', min: 0, max: 10_000_000 } as const;

/** What was asked, planned or granted is in the same row, written when the report is begun. */
const { annee, id_service_instructeur, montant_demande, montant_accorde } = projetFields.financements.fields;
const financement = {
  annee,
  id_service_instructeur,
  montant_demande,
  montant_accorde,
  montant_realise: {
    ...montant,
    label: 'Montant utilisé',
    writtenBy: 'association',
    requiredAt: 'transmission',
  },
} as const satisfies Fields;

const { nom, compte, montant: montantPrevu } = projetFields.cofinancements.fields;
const cofinancement = {
  nom,
  compte,
  montant: montantPrevu,
  montant_realise: {
    ...montant,
    label: 'Montant reçu',
    aide: '0 si ce financement n’est pas venu.',
    writtenBy: 'association',
    requiredAt: 'transmission',
  },
} as const satisfies Fields;

const { rang, intitule, prevu_min, prevu_max } = projetFields.evaluation.fields.indicateurs.fields;
const indicateur = {
  rang,
  intitule,
  prevu_min,
  prevu_max,
  realise: {
    kind: 'decimal',
    label: 'Réalisé',
    decimals: 2,
    min: 0,
    max: 10_000_000,
    writtenBy: 'association',
    requiredAt: 'transmission',
  },
} as const satisfies Fields;

const explication = {
  texte: { ...texte, label: 'Explication de l’écart', max: 500 },
} as const satisfies Fields;

const evaluation = {
  indicateurs: {
    kind: 'list',
    label: 'Indicateurs',
    fields: indicateur,
    max: 10,
    writtenBy: 'server',
  },
  duree_par_session: projetFields.evaluation.fields.duree_par_session,
  commentaire: {
    ...texte,
    label: 'Résultats',
    aide: 'Les objectifs ont-ils été atteints ? Ce qui a marché, ce qui n’a pas marché.',
    max: 2000,
    requiredAt: 'transmission',
  },
} as const satisfies Fields;

const budgetCrf = {
  charges: {
    kind: 'montants',
    label: 'Charges réalisées',
    lignes: comptesSaisis('charge'),
    requiredAt: 'transmission',
  },
  produits: { kind: 'montants', label: 'Produits réalisés', lignes: comptesSaisis('produit') },
  contributions: {
    kind: 'montants',
    label: 'Contributions volontaires en nature',
    lignes: comptesSaisis('contribution'),
  },
  /** There is one row for each account whose gap is explained; the row's id is the account. */
  explications: { kind: 'list', label: 'Écarts expliqués', fields: explication, max: 40 },
} as const satisfies Fields;

export const crfProjetFields = {
  isRealised: { kind: 'bool', label: 'Projet réalisé', requiredAt: 'transmission' },
  isReported: {
    kind: 'bool',
    label: 'Projet reporté à l’exercice suivant',
    requiredAt: 'transmission',
    when: nonRealise,
  },
  motif: {
    ...texte,
    label: 'Pourquoi',
    aide: 'Ce qui a empêché le projet, et ce que vous ferez de la subvention.',
    max: 1500,
    requiredAt: 'transmission',
    when: nonRealise,
  },
  moyens: {
    kind: 'group',
    label: 'Mise en œuvre',
    when: realise,
    fields: {
      commentaire: {
        ...texte,
        label: 'Ce que vous avez fait',
        aide: 'Où, quand, avec qui et avec quels moyens.',
        max: 4000,
        requiredAt: 'transmission',
      },
    },
  },
  dates: {
    kind: 'group',
    label: 'Dates de réalisation',
    when: realise,
    fields: {
      date_debut: { kind: 'date', label: 'Commencé le', requiredAt: 'transmission' },
      date_fin: { kind: 'date', label: 'Terminé le', requiredAt: 'transmission' },
    },
  },
  beneficiaire: {
    kind: 'group',
    label: 'Bénéficiaires',
    when: realise,
    fields: {
      nombre: {
        kind: 'int',
        label: 'Nombre de personnes touchées',
        min: 0,
        max: 1_000_000,
        requiredAt: 'transmission',
      },
    },
  },
  territoires: {
    kind: 'group',
    label: 'Lieux',
    when: realise,
    fields: territoires,
    of: 'territoires',
  },
  evaluation: { kind: 'group', label: 'Évaluation', when: realise, fields: evaluation },
  financements: {
    kind: 'list',
    label: 'Subvention utilisée',
    fields: financement,
    max: 20,
    writtenBy: 'server',
    when: realise,
  },
  cofinancements: {
    kind: 'list',
    label: 'Cofinancements reçus',
    fields: cofinancement,
    max: 30,
    writtenBy: 'server',
    when: realise,
  },
  budgetCrf: { kind: 'group', label: 'Dépenses et recettes', when: realise, fields: budgetCrf },
  customs: { kind: 'custom', label: 'Questions du service', bloc: 'custom-bloc' },
} as const satisfies Fields;

export type CrfProjet = Draft<typeof crfProjetFields>;
