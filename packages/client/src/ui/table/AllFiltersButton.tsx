import { Suspense, useState } from 'react';
import { lazyPart } from '../page/lazy-part.ts';
import { chosenCount, type Filter, type FilterValues } from './filters.ts';

const FilterDialog = lazyPart(() => import('./FilterDialog.tsx').then((module) => module.FilterDialog));

type AllFiltersButtonProps = {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  countText: string;
};

/** On a phone, one button opens all the filters in a dialog, and says how many choices are made. */
export function AllFiltersButton(props: AllFiltersButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const n = chosenCount(props.values);
  return (
    <>
      <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setIsOpen(true)}>
        Filtres{n > 0 && ` (${n})`}
      </button>
      <Suspense>{isOpen && <FilterDialog {...props} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
