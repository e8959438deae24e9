import { isBlank } from '@asso/domain/kernel/asks';
import { useState } from 'react';
import type { BudgetCells, PlainLine, PlainSide } from './budget-types.ts';
import { errorOf } from './budget-view.ts';

/**
 * The lines of a side are those it begins with, then those that hold something or were added, in that order: a line
 * that was shown stays while one works, even when it is emptied.
 */
export function useLines(budget: BudgetCells, side: PlainSide) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const all = side.ajout.plan.flatMap(({ lignes }) => lignes);
  const isHeld = ({ code }: PlainLine) =>
    !isBlank(budget.values[code]) || errorOf(budget, code) !== undefined;
  const fresh = all.filter((line) => isHeld(line) && !kept.includes(line.code)).map(({ code }) => code);
  if (fresh.length > 0) setKept([...kept, ...fresh]);
  const others = [...kept, ...fresh].filter((code) => !side.lignes.some((line) => line.code === code));
  return {
    lignes: [...side.lignes, ...others.flatMap((code) => all.find((line) => line.code === code) ?? [])],
    add: (code: string) => setKept([...kept, ...fresh, code]),
  };
}
