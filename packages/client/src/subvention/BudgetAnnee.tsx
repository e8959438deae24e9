import type { Montants } from '@asso/domain/kernel/fields';
import { budgetTotals } from '@asso/domain/referentiel/budget.rules';
import {
  balanceOf,
  contributionsSentence,
  partSentence,
  spokenTotals,
} from '@asso/domain/referentiel/budget-sentences';
import { comptesMontres } from '@asso/domain/referentiel/plan-comptable';
import type { BudgetProjet } from '@asso/domain/subvention/projet.fields';
import { budgetOf } from '@asso/domain/subvention/projet.rules';
import { useState } from 'react';
import { BudgetEditor } from '../ui/budget/BudgetEditor.tsx';
import { errorAt, fieldId } from '../ui/field-errors.ts';
import { FieldMessages } from '../ui/fields/FieldMessages.tsx';
import { demandeDe, partOf, sideContributions, sideOf, withChampBudget } from './budget-annee.ts';
import type { BudgetProps } from './rubrique-props.ts';

type BudgetAnneeProps = BudgetProps & { budget: BudgetProjet };

/** The budget of one year: charges and products, then what is given in kind, outside the totals. */
export function BudgetAnnee({ budget, projet, form, problems, ...rest }: BudgetAnneeProps) {
  const { annees, compteFinanceur } = rest;
  const path = `budgets.${budget.id}`;
  const [typing, setTyping] = useState<string | null>(null);
  const totals = budgetTotals(budgetOf(projet, budget, compteFinanceur));
  const balance = balanceOf(totals);
  const errors = withChampBudget([
    ...(form.refusals ?? []),
    ...(form.errors ?? []),
    ...problems.filter(({ field }) => isCellOf(field, path) && !field.endsWith(`.${typing}`)),
  ]);
  const given = { projet, budget, totals, options: form.options, ...rest };
  const common = {
    onChange: (code: string, value: number | string | null) => {
      setTyping(code);
      form.onChange(`${path}.${partOf(code)}.${code}`, value);
    },
    onLeave: () => {
      setTyping(null);
      form.onLeave?.(path);
    },
    sousTotaux: inEuros(totals.comptesCents),
    errors,
  };
  const notes = [partSentence(totals, demandeDe(projet, budget)), contributionsSentence(totals)];
  return (
    <div className="pile" id={fieldId(path)} tabIndex={-1}>
      {annees.length > 1 && <h3>Budget {budget.annee}</h3>}
      <FieldMessages id={fieldId(path)} error={errorAt(errors, path)} />
      <BudgetEditor
        {...common}
        path={path}
        values={{ ...budget.charges, ...budget.produits } as Montants}
        sides={[sideOf('charge', given), sideOf('produit', given)]}
        equilibre={{ isBalanced: balance.kind === 'equilibre', text: balance.sentence }}
        notes={notes.filter((note) => note !== null)}
        spoken={spokenTotals(totals, 'charge')}
        usuels={comptesMontres}
      />
      <details className="plis" open={Object.values(budget.contributions ?? {}).some(Boolean)}>
        <summary>Contributions volontaires en nature, hors du total</summary>
        <BudgetEditor
          {...common}
          path={`${path}.nature`}
          values={(budget.contributions ?? {}) as Montants}
          sides={[sideContributions('86', budget), sideContributions('87', budget)]}
          usuels={['86', '87']}
        />
      </details>
    </div>
  );
}

/** One amount, not the whole of a side: said under its cell as soon as it is left. */
const isCellOf = (field: string, path: string): boolean =>
  field.startsWith(`${path}.`) && field.split('.').length > path.split('.').length + 1;

const inEuros = (cents: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(cents).map(([code, value]) => [code, value / 100]));
