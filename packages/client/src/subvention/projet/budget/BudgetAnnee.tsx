import type { Montants } from '@asso/domain/kernel/fields';
import { areContributionsEgales, budgetTotals } from '@asso/domain/referentiel/budget.rules';
import {
  balanceOf,
  contributionsSentence,
  partSentence,
  spokenTotals,
} from '@asso/domain/referentiel/budget.words';
import { comptesMontres } from '@asso/domain/referentiel/plan-comptable.rows';
import type { BudgetProjet } from '@asso/domain/subvention/projet.fields';
import { budgetOf } from '@asso/domain/subvention/projet.rules';
import { type ReactNode, useState } from 'react';
import { inEuros } from '../../../referentiel/cotes-budget.ts';
import { BudgetEditor } from '../../../ui/budget/BudgetEditor.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { FieldMessages } from '../../../ui/fields/FieldMessages.tsx';
import { errorAt, fieldId } from '../../../ui/fields/field-errors.ts';
import type { BudgetProps } from '../rubrique-props.ts';
import { demandeOf, pathOf, sideContributions, sideOf, withChampBudget } from './budget-annee.ts';

type BudgetAnneeProps = BudgetProps & {
  budget: BudgetProjet;
  /** These acts fill the budget at once: copying it to another year, or importing a table. */
  actions: ReactNode;
};

/** The budget of one year shows charges and products, then contributions in kind, outside the totals. */
export function BudgetAnnee({ budget, projet, form, problems, actions, ...rest }: BudgetAnneeProps) {
  const { compteFinanceur } = rest;
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
      form.onChange(pathOf(budget, code), value);
    },
    onLeave: () => {
      setTyping(null);
      form.onLeave?.(path);
    },
    sousTotaux: inEuros(totals.comptesCents),
    errors,
  };
  const isKindEqual = totals.emploisCents > 0 && areContributionsEgales(totals);
  const notes = [partSentence(totals, demandeOf(projet, budget)), contributionsSentence(totals)];
  return (
    <fieldset
      className="pile groupe-nu"
      id={fieldId(path)}
      tabIndex={-1}
      aria-label={`Budget ${budget.annee ?? ''}`}
    >
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
        actions={actions}
      />
      <Fold
        opensFor={Object.values(budget.contributions ?? {}).some(Boolean)}
        summary={<>Contributions volontaires en nature{isKindEqual && ' · Égales'}, hors du total</>}
      >
        <BudgetEditor
          {...common}
          path={`${path}.nature`}
          values={(budget.contributions ?? {}) as Montants}
          sides={[sideContributions('86', budget), sideContributions('87', budget)]}
          usuels={['86', '87']}
          isShort
        />
      </Fold>
    </fieldset>
  );
}

/** An error about one amount, and not about a whole side, shows under its cell as soon as the cell is left. */
const isCellOf = (field: string, path: string): boolean =>
  field.startsWith(`${path}.`) && field.split('.').length > path.split('.').length + 1;
