import type { BudgetAnnuel } from '@asso/domain/association/budget-annuel.fields';
import { isBlank } from '@asso/domain/kernel/asks';
import { BudgetAssociation } from './BudgetAssociation.tsx';

/** The detail of a year, folded: its totals are in the table of the years. */
export const BudgetLu = ({ budget }: { budget: BudgetAnnuel & { id: string } }) =>
  Object.values(budget.montants ?? {}).every(isBlank) ? null : (
    <details className="plis">
      <summary>Détail du budget {String(budget.annee ?? '')}</summary>
      <BudgetAssociation
        budget={budget}
        path={`lecture.${budget.id}`}
        onChange={() => undefined}
        isReadOnly
      />
    </details>
  );
