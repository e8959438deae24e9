import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { fieldId } from '../fields/field-errors.ts';
import { showAmount, unknownMark } from '../show-value.ts';
import { AmountCell } from './AmountCell.tsx';
import type { BudgetGroup, BudgetPartProps, BudgetProps } from './budget-types.ts';
import { errorsOn, findCellError, shownAccounts, shownGroups } from './budget-view.ts';
import { LockedName } from './LockedName.tsx';
import { ToCorrect } from './ToCorrect.tsx';

/**
 * Shows one side of a budget on a phone, without a table: each group is a fold, and each label stands above a field as
 * wide as the screen.
 */
export function BudgetNarrow({ budget, side, filter, isOpen, onToggle }: BudgetPartProps) {
  return (
    <section className="budget-etroit" aria-labelledby={`${budget.path}-${side.id}`}>
      <h3 id={`${budget.path}-${side.id}`}>{side.titre}</h3>
      {shownGroups(budget, side.groupes, filter).map((group) => (
        <div className="budget-etroit__groupe" key={group.code}>
          <button
            type="button"
            className="budget__pli"
            aria-expanded={isOpen(group)}
            onClick={() => onToggle(group)}
          >
            <span>
              {group.code} {group.label} · {formatEuros(budget.sousTotaux[group.code] ?? 0)}
            </span>
          </button>
          {isOpen(group) && <GroupFields budget={budget} group={group} onlyFilled={filter.onlyFilled} />}
          <GroupEcart budget={budget} group={group} />
        </div>
      ))}
      {side.total && (
        <p className="budget-etroit__total">
          <span>
            {side.total.label}
            <ToCorrect n={errorsOn(budget, side)} />
          </span>
          <output className="nombre" aria-live="off">
            {formatEuros(side.total.montant)}
          </output>
        </p>
      )}
    </section>
  );
}

/**
 * Shows the gap of a group (« Écart : + 400 € (113 % du prévu) ») and the question about it, even when the group is
 * folded.
 */
function GroupEcart({ budget, group }: { budget: BudgetProps; group: BudgetGroup }) {
  const found = budget.ecarts?.(group.code);
  if (!found) return null;
  return (
    <div className="budget-etroit__ecart">
      <p className="nombre">
        Écart : {found.ecart}
        {found.part && ` (${found.part} du prévu)`}
      </p>
      {found.question}
    </div>
  );
}

type GroupFieldsProps = { budget: BudgetProps; group: BudgetGroup; onlyFilled: boolean };

function GroupFields({ budget, group, onlyFilled }: GroupFieldsProps) {
  const isAlone = group.comptes.length === 0 && !group.lignes?.length;
  const comptes = isAlone ? [group] : shownAccounts(budget, group, onlyFilled);
  return (
    <div className="budget-etroit__champs">
      {comptes.map((compte) => (
        <NarrowField key={compte.code} budget={budget} compte={compte} />
      ))}
      {group.lignes?.map((ligne) => (
        <p className="budget-etroit__verrou" key={ligne.id}>
          <span>
            <LockedName ligne={ligne} />
          </span>
          <strong className="nombre">{showAmount(ligne.montant) ?? unknownMark}</strong>
        </p>
      ))}
    </div>
  );
}

function NarrowField({
  budget,
  compte: { code, label },
}: {
  budget: BudgetProps;
  compte: { code: string; label: string };
}) {
  const error = findCellError(budget, code);
  const id = fieldId(`${budget.path}.${code}`);
  const planned = budget.prevu && ` · prévu ${showAmount(budget.prevu[code]) ?? unknownMark}`;
  if (budget.isReadOnly) {
    return (
      <p className="budget-etroit__verrou">
        <span>
          {code} {label}
          {planned}
        </span>
        <strong className="nombre">{showAmount(budget.values[code]) ?? unknownMark}</strong>
      </p>
    );
  }
  return (
    <div className={`fr-input-group champ${error ? ' fr-input-group--error champ--erreur' : ''}`}>
      <label className="fr-label" htmlFor={id}>
        {code} {label}
        {planned}
      </label>
      <AmountCell budget={budget} code={code} name={`${code} ${label}`} />
      {error && (
        <p id={`${id}-message`} className="fr-message fr-message--error">
          {error}
        </p>
      )}
    </div>
  );
}
