import { isBlank } from '@asso/domain/kernel/asks';
import { type ReactNode, useState } from 'react';
import { fieldId } from '../fields/field-errors.ts';
import { createStore, useStore } from '../page/store.ts';
import { useFocusNext } from '../page/use-focus-next.ts';
import { AddLine } from './AddLine.tsx';
import { BalanceBar } from './BalanceBar.tsx';
import { BudgetLines } from './BudgetLines.tsx';
import { moveByKey } from './budget-keyboard.ts';
import type { BudgetBalance, BudgetCells, PlainLine, PlainSide } from './budget-types.ts';
import { findCellError } from './budget-view.ts';
import { PastedQuestion } from './PastedQuestion.tsx';
import { usePastedColumn } from './use-pasted-column.ts';
import { useSpokenTotals } from './use-spoken-totals.ts';
import './budget.css';
import './plain-budget.css';
import '../fields/fields.css';

type PlainBudgetProps = BudgetCells & {
  sides: readonly [PlainSide, PlainSide];
  balance: BudgetBalance;
  /** The sentence read aloud a second after a cell is left: « Total des dépenses 7 700 euros. Il manque… » */
  spoken?: string;
  /** What stands beside the button « Montrer les numéros de compte ». */
  beside?: ReactNode;
};

/** A person who shows the account numbers in one budget sees them in every budget, until the page is loaded again. */
const numbersShown = createStore(false);

/** Shows what a project costs and who pays for it side by side, in plain words; the balance follows each key. */
export function PlainBudget({ sides, balance, spoken, beside, ...cells }: PlainBudgetProps) {
  const [charges, produits] = sides;
  const hasNumbers = useStore(numbersShown);
  const paste = usePastedColumn(cells);
  const budget = { ...cells, onLeave: useSpokenTotals(spoken, cells.onLeave) };
  const given = { budget, hasNumbers };
  return (
    <div className="budget">
      {paste.question && <PastedQuestion {...paste.question} />}
      <div className="budget__cotes" ref={paste.box} onPaste={paste.onPaste}>
        <Side {...given} side={charges} />
        <Side {...given} side={produits} />
      </div>
      <BalanceBar {...balance} isSticky />
      <div className="mots__outils">
        <div className="fr-checkbox-group fr-checkbox-group--sm">
          <input
            type="checkbox"
            id={`${cells.path}-numeros`}
            checked={hasNumbers}
            onChange={(event) => numbersShown.set(event.target.checked)}
          />
          <label className="fr-label" htmlFor={`${cells.path}-numeros`}>
            Montrer les numéros de compte
          </label>
        </div>
        {beside}
      </div>
    </div>
  );
}

type SideProps = { budget: BudgetCells; side: PlainSide; hasNumbers: boolean };

function Side({ budget, side, hasNumbers }: SideProps) {
  const { lignes, add } = useLines(budget, side);
  const focusNext = useFocusNext();
  const keys = { onKeyDown: moveByKey };
  return (
    <div className="budget__cote" {...keys}>
      <BudgetLines budget={budget} side={side} lignes={lignes} hasNumbers={hasNumbers} />
      <AddLine
        side={side}
        shown={lignes}
        onAdd={({ code }) => {
          add(code);
          focusNext(fieldId(`${budget.path}.${code}`));
        }}
      />
    </div>
  );
}

/**
 * Returns the lines of a side: those always shown, then those that hold an amount or were added, in the order they
 * came. A line once shown stays until the page is left, even when it is emptied.
 */
function useLines(budget: BudgetCells, side: PlainSide) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const all = side.ajout.plan.flatMap(({ lignes }) => lignes);
  const isHeld = ({ code }: PlainLine) =>
    !isBlank(budget.values[code]) || findCellError(budget, code) !== undefined;
  const fresh = all.filter((line) => isHeld(line) && !kept.includes(line.code)).map(({ code }) => code);
  if (fresh.length > 0) setKept([...kept, ...fresh]);
  const others = [...kept, ...fresh].filter((code) => !side.lignes.some((line) => line.code === code));
  return {
    lignes: [...side.lignes, ...others.flatMap((code) => all.find((line) => line.code === code) ?? [])],
    add: (code: string) => setKept([...kept, ...fresh, code]),
  };
}
