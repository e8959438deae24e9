// A project of a subvention dossier has sections that the association types and values that the service writes (§3
// Project).

import { formats } from '../identifiants/formats.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import { modelesBudget } from '../referentiel/budget/noms-modeles.rows.ts';
import { comptesSaisis, listSousComptes } from '../referentiel/plan-comptable.rows.ts';
import {
  beneficiaire,
  description,
  evaluation,
  moyens,
  reluesFields,
  territoires,
} from './projet-contenu.fields.ts';

/** A service writes its own amounts: the association reads what was proposed and granted, and never writes it. */
const financement = {
  annee: { kind: 'int', label: 'Année', min: 2000, max: 2100, requiredAt: 'transmission' },
  id_service_instructeur: { kind: 'id', of: 'service', label: 'Service', requiredAt: 'transmission' },
  montant_demande: {
    kind: 'euros',
    label: 'Montant demandé',
    min: 0,
    max: 10_000_000,
    requiredAt: 'transmission',
  },
  montant_propose: { kind: 'euros', label: 'Montant proposé', min: 0, writtenBy: 'server' },
  montant_accorde: { kind: 'euros', label: 'Montant accordé', min: 0, writtenBy: 'server' },
} as const satisfies Fields;

/** Account 74 has nine kinds of funders, each with its line in the budget. */
const financeurs = listSousComptes('74').map(({ code, label }) => ({ value: code, label }));

const cofinancement = {
  annee: { kind: 'int', label: 'Année', min: 2000, max: 2100, requiredAt: 'transmission' },
  nom: { kind: 'text', label: 'Cofinanceur', max: 120, format: formats.texte, requiredAt: 'transmission' },
  compte: {
    kind: 'choice',
    label: 'Type de financeur',
    requiredAt: 'transmission',
    options: financeurs,
  },
  etat: {
    kind: 'choice',
    label: 'État',
    requiredAt: 'transmission',
    options: [
      { value: 'demande', label: 'Demandé' },
      { value: 'acquis', label: 'Acquis' },
    ],
  },
  montant: { kind: 'euros', label: 'Montant', min: 1, max: 10_000_000, requiredAt: 'transmission' },
  montant_notifie: {
    kind: 'euros',
    label: 'Montant notifié',
    aide: 'Le montant écrit dans la décision du cofinanceur.',
    min: 1,
    max: 10_000_000,
    requiredAt: 'transmission',
    when: [{ scope: 'parent', key: 'etat', operator: 'eq', value: 'acquis' }],
  },
} as const satisfies Fields;

const budget = {
  annee: { kind: 'int', label: 'Année', min: 2000, max: 2100, writtenBy: 'server' },
  exerciceDu: { kind: 'date', label: 'Du', writtenBy: 'server' },
  exerciceAu: { kind: 'date', label: 'Au', writtenBy: 'server' },
  charges: {
    kind: 'montants',
    label: 'Charges',
    lignes: comptesSaisis('charge'),
    requiredAt: 'transmission',
  },
  produits: { kind: 'montants', label: 'Produits', lignes: comptesSaisis('produit') },
  contributions: {
    kind: 'montants',
    label: 'Contributions volontaires en nature',
    lignes: comptesSaisis('contribution'),
  },
  /** The template says which lines are shown and in which words; it never holds a sum. */
  modele: { kind: 'choice', label: 'Modèle de budget', options: modelesBudget, pdf: false },
  /** The hours and their rate make accounts 864 and 870; the amounts alone are sent and printed. */
  heures_benevoles: {
    kind: 'int',
    label: 'Heures des bénévoles',
    min: 0,
    max: 1_000_000,
    pdf: false,
  },
  taux_benevole: {
    kind: 'euros',
    label: 'Valeur d’une heure de bénévole',
    min: 0,
    max: 1000,
    cents: true,
    pdf: false,
  },
} as const satisfies Fields;

export const projetFields = {
  description: { kind: 'group', label: 'Description', fields: description },
  beneficiaire: { kind: 'group', label: 'Bénéficiaires', fields: beneficiaire },
  territoires: { kind: 'group', label: 'Territoires', fields: territoires, of: 'territoires' },
  moyens: { kind: 'group', label: 'Moyens', fields: moyens },
  evaluation: { kind: 'group', label: 'Évaluation', fields: evaluation, of: 'evaluation' },
  financements: {
    kind: 'list',
    label: 'Subvention demandée',
    right: 'commit',
    fields: financement,
    max: 20,
    min: 1,
    key: ['annee', 'id_service_instructeur'],
    requiredAt: 'transmission',
  },
  cofinancements: {
    kind: 'list',
    label: 'Cofinancements',
    fields: cofinancement,
    max: 30,
    key: ['annee', 'nom'],
  },
  customs: { kind: 'custom', label: 'Questions du service', bloc: 'custom-bloc' },
  budgets: {
    kind: 'list',
    label: 'Budget',
    fields: budget,
    max: 6,
    min: 1,
    key: ['annee'],
    requiredAt: 'transmission',
  },
  /** Marks the answers of the portal that somebody kept. */
  relues: { kind: 'group', label: 'Réponses gardées', fields: reluesFields, pdf: false },
  /** True when the portal made or changed the project, and nobody has looked at it since. */
  need_validation: { kind: 'bool', label: 'À revoir', writtenBy: 'server', pdf: false },
} as const satisfies Fields;

export type Projet = Draft<typeof projetFields>;
export type Financement = NonNullable<Projet['financements']>[number];
export type BudgetProjet = NonNullable<Projet['budgets']>[number];
