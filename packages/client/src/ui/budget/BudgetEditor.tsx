import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { useState } from 'react';
import { narrow, useMedia } from '../page/use-media.ts';
import { BalanceBar } from './BalanceBar.tsx';
import { BudgetNarrow } from './BudgetNarrow.tsx';
import { BudgetTable } from './BudgetTable.tsx';
import { moveByKey } from './budget-keyboard.ts';
import type { BudgetBalance, BudgetGroup, BudgetProps } from './budget-types.ts';
import { holdsError, holdsSomething } from './budget-view.ts';
import { PastedQuestion } from './PastedQuestion.tsx';
import { usePastedColumn } from './use-pasted-column.ts';
import { useSpokenTotals } from './use-spoken-totals.ts';
import './budget.css';
import '../fields/fields.css';

/**
 * Shows expenses (« charges ») and income (« produits ») side by side: amounts are typed as in a spreadsheet, and
 * totals and balance follow each key.
 */
export function BudgetEditor(props: BudgetProps) {
  const isNarrow = useMedia(narrow);
  const [filter, setFilter] = useState({ showsAll: false, onlyFilled: props.isReadOnly ?? false });
  const folds = useFolds(props);
  const paste = usePastedColumn(props);
  const budget = { ...props, onLeave: useSpokenTotals(props.spoken, props.onLeave) };
  const Part = isNarrow ? BudgetNarrow : BudgetTable;
  const keys = { onKeyDown: moveByKey, onPaste: paste.onPaste };
  return (
    <div className="budget">
      {isNarrow && <Totals {...props} />}
      {!props.isReadOnly && !props.isShort && (
        <div className="budget__outils">
          <div className="fr-checkbox-group fr-checkbox-group--sm">
            <input
              type="checkbox"
              id={`${props.path}-remplies`}
              checked={filter.onlyFilled}
              onChange={(event) => setFilter({ ...filter, onlyFilled: event.target.checked })}
            />
            <label className="fr-label" htmlFor={`${props.path}-remplies`}>
              Lignes remplies seulement
            </label>
          </div>
          {props.actions}
        </div>
      )}
      {paste.question && <PastedQuestion {...paste.question} />}
      <div className="budget__cotes" ref={paste.box}>
        {props.sides.map((side) => (
          <div className="budget__cote" key={side.id} {...keys}>
            <Part budget={budget} side={side} filter={filter} {...folds} />
          </div>
        ))}
      </div>
      {!filter.showsAll && !filter.onlyFilled && !props.isShort && (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          onClick={() => setFilter({ ...filter, showsAll: true })}
        >
          Afficher tous les comptes
        </button>
      )}
      {props.equilibre && (
        <BalanceBar shares={sharesOf(props)} isSticky={!props.isReadOnly} {...props.equilibre} />
      )}
    </div>
  );
}

/**
 * Says which groups are open: at first those that hold an amount or a locked line, then as the person folds and
 * unfolds them; a group with an error is always open.
 */
function useFolds(props: BudgetProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [openAtFirst] = useState(() =>
    props.sides.flatMap(({ groupes }) =>
      groupes.filter((group) => holdsSomething(props, group)).map(({ code }) => code),
    ),
  );
  const isOpen = (group: BudgetGroup) =>
    holdsError(props, group) || (chosen[group.code] ?? openAtFirst.includes(group.code));
  return {
    isOpen,
    onToggle: (group: BudgetGroup) => setChosen({ ...chosen, [group.code]: !isOpen(group) }),
  };
}

/** Shows both totals at the top on a phone, where there is no table to end with its total. */
const Totals = ({ sides }: BudgetProps) => (
  <dl className="budget__totaux">
    {sides.map(
      ({ total }) =>
        total && (
          <div key={total.label}>
            <dt>{total.label}</dt>
            <dd className="nombre">{formatEuros(total.montant)}</dd>
          </div>
        ),
    )}
  </dl>
);

/**
 * Returns who pays which part of the cost: each line typed elsewhere (a funder, in account 74) is a part, and so is the
 * rest of each group.
 */
function sharesOf({ sides: [charges, produits], sousTotaux }: BudgetProps): BudgetBalance['shares'] {
  const cost = charges.total?.montant ?? 0;
  const whole = Math.max(cost, produits.total?.montant ?? 0);
  if (cost === 0) return undefined;
  const parts = produits.groupes.flatMap(({ code, label, lignes = [] }) => {
    const own = lignes.map((one) => ({ label: one.label, part: one.montant ?? 0 }));
    const rest = (sousTotaux[code] ?? 0) - sumEuros(own.map(({ part }) => part));
    return [...own, { label, part: rest }];
  });
  return { cost, whole, parts: parts.filter(({ part }) => part > 0) };
}
