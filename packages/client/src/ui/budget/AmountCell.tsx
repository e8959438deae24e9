import { useRef, useState } from 'react';
import { shownNumber } from '../amount-text.ts';
import { fieldId } from '../fields/field-errors.ts';
import { useTyped } from '../fields/use-typed.ts';
import type { BudgetCells } from './budget-types.ts';
import { findCellError } from './budget-view.ts';
import { readCell } from './cell-value.ts';

type AmountCellProps = {
  budget: BudgetCells;
  code: string;
  /** The name of the cell, such as « 60-1 Prestations de services » or « Déplacements ». */
  name: string;
  /** True when « € » is written after the cell. */
  hasUnit?: boolean;
};

/** A cell for an amount, typed as text and formatted when the cell is left; Esc restores what the cell held. */
export function AmountCell({ budget, code, name, hasUnit }: AmountCellProps) {
  const { path, values, onChange, onLeave } = budget;
  const value = values[code] ?? null;
  const typed = useTyped(shownNumber(value, 0), budget.round);
  const held = useRef(value);
  const [note, setNote] = useState<string>();
  const error = findCellError(budget, code);
  const id = fieldId(`${path}.${code}`);
  const type = (text: string) => {
    const { value: amount, note: understood } = readCell(text);
    typed.type(text);
    setNote(understood);
    onChange(code, amount);
  };
  return (
    <>
      <input
        id={id}
        className={`fr-input budget__champ${error ? ' fr-input--error' : ''}`}
        data-compte={code}
        data-nom={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${name}, en euros`}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [error && `${id}-message`, note && `${id}-note`].filter(Boolean).join(' ') || undefined
        }
        value={typed.text}
        onFocus={() => {
          held.current = value;
        }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setNote(undefined);
          typed.type(shownNumber(held.current, 0));
          onChange(code, held.current);
        }}
        onBlur={() => {
          typed.end();
          onLeave?.(code);
        }}
      />
      {hasUnit && (
        <span className="budget__euro" aria-hidden="true">
          €
        </span>
      )}
      {note && (
        <span id={`${id}-note`} className="budget__note">
          {note}
        </span>
      )}
    </>
  );
}
