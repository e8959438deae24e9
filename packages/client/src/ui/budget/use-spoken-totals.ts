import { useEffect, useRef } from 'react';
import { announce } from '../page/announcer.ts';
import type { BudgetCells } from './budget-types.ts';

const saidAfterMs = 1000;

/**
 * Returns the function to call when a cell is left. A second later, the totals are announced in one sentence when they
 * have changed.
 */
export function useSpokenTotals(spoken: string | undefined, onLeave: BudgetCells['onLeave']) {
  const latest = useRef(spoken);
  const said = useRef(spoken);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = spoken;
  }, [spoken]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (code: string) => {
    onLeave?.(code);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (latest.current && latest.current !== said.current) announce(latest.current);
      said.current = latest.current;
    }, saidAfterMs);
  };
}
