import { useEffect } from 'react';
import { useQueryParams } from '../platform/page/query-params.ts';
import { fieldId } from '../ui/fields/field-errors.ts';
import { focusFirstControl } from '../ui/page/focus.ts';

const triesMs = [0, 100, 300, 800];

/**
 * Gives the focus to the field named in the address (`&champ=`), after the title; `shown` returns the place of a field
 * on the page, when it is not its path.
 */
export function useChampDemande(shown: (champ: string) => string = same): void {
  const champ = useQueryParams().get('champ');
  useEffect(() => {
    if (!champ) return;
    let isDone = false;
    const timers = triesMs.map((ms) =>
      setTimeout(() => {
        const element = isDone ? null : document.getElementById(fieldId(shown(champ)));
        if (!element) return;
        isDone = true;
        focusFirstControl(element);
      }, ms),
    );
    return () => timers.forEach(clearTimeout);
  }, [champ, shown]);
}

const same = (champ: string): string => champ;
