import { FilterChoices } from './FilterChoices.tsx';
import type { Filter, FilterValues } from './filters.ts';

type ClosingChoicesProps = {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  close: () => void;
};

/** The choices of a menu, which closes when they are applied. */
export const ClosingChoices = ({ filters, values, onChange, close }: ClosingChoicesProps) => (
  <FilterChoices
    filters={filters}
    values={values}
    onApply={(next) => {
      onChange(next);
      close();
    }}
  />
);
