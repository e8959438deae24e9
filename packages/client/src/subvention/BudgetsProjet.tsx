import type { BudgetProjet } from '@asso/domain/subvention/projet.fields';
import { fieldId } from '../ui/field-errors.ts';
import { BudgetAnnee } from './BudgetAnnee.tsx';
import type { BudgetProps } from './rubrique-props.ts';

/** One budget a year, one under the other. */
export function BudgetsProjet({ projet, ...rest }: BudgetProps) {
  return (
    <div className="annees" id={fieldId('budgets')} tabIndex={-1}>
      {(projet.budgets ?? []).map((budget: BudgetProjet) => (
        <BudgetAnnee key={budget.id} budget={budget} projet={projet} {...rest} />
      ))}
    </div>
  );
}
