import type { BudgetAnnuel } from '@asso/domain/association/collection/budget-annuel.fields';
import { isBlank } from '@asso/domain/kernel/asks';
import { BudgetAssociation } from './BudgetAssociation.tsx';

/** The detail of a year is folded, because the table of years already shows its totals. */
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
