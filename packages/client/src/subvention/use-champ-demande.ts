import { useEffect } from 'react';
import { useQueryParams } from '../platform/query-params.ts';
import { fieldId } from '../ui/field-errors.ts';
import { focusFirstControl } from '../ui/focus.ts';
import { champBudget } from './projet/budget-annee.ts';

const triesMs = [0, 100, 300, 800];

/** The address may name the field to correct (`&champ=`), which takes the focus after the page's title. */
export function useChampDemande(): void {
  const champ = useQueryParams().get('champ');
  useEffect(() => {
    if (!champ) return;
    let isDone = false;
    const timers = triesMs.map((ms) =>
      setTimeout(() => {
        const element = isDone ? null : document.getElementById(fieldId(champBudget(champ)));
        if (!element) return;
        isDone = true;
        focusFirstControl(element);
      }, ms),
    );
    return () => timers.forEach(clearTimeout);
  }, [champ]);
}
