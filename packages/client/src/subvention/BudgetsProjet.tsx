import type { BudgetProjet } from '@asso/domain/subvention/projet.fields';
import { fieldId } from '../ui/field-errors.ts';
import { BudgetAnnee } from './BudgetAnnee.tsx';
import type { RubriqueProps } from './RubriqueSection.tsx';

/** One budget a year, one under the other. */
export function BudgetsProjet({ projet, ...rest }: Omit<RubriqueProps, 'rubrique' | 'isFirstLeft'>) {
  return (
    <div className="annees" id={fieldId('budgets')} tabIndex={-1}>
      {(projet.budgets ?? []).map((budget: BudgetProjet) => (
        <BudgetAnnee key={budget.id} budget={budget} projet={projet} {...rest} />
      ))}
    </div>
  );
}
