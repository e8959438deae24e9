// The planned budget of the whole association for one year is typed by account (§3 budgets, §9 Chart of accounts).
import type { Draft, Fields } from '../../kernel/fields.ts';
import { comptesSaisis } from '../../referentiel/plan-comptable.rows.ts';
import { anneeRow } from './annee.fields.ts';

/** The lines that exist only in the budget of a project are left out. */
const plan = { projet: false };

export const budgetAnnuelFields = {
  annee: anneeRow,
  exercice_du: { kind: 'date', label: 'Début de l’exercice', requiredAt: 'transmission' },
  exercice_au: { kind: 'date', label: 'Fin de l’exercice', requiredAt: 'transmission' },
  /** The accounts are 60 to 69 for charges, 70 to 79 for products, 86 and 87 for contributions. */
  montants: {
    kind: 'montants',
    of: 'budget',
    label: 'Budget',
    lignes: (['charge', 'produit', 'contribution'] as const).flatMap((cote) => comptesSaisis(cote, plan)),
    requiredAt: 'transmission',
  },
} as const satisfies Fields;

export type BudgetAnnuel = Draft<typeof budgetAnnuelFields>;
