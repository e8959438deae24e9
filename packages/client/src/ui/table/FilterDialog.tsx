import { Dialog } from '../Dialog.tsx';
import { FilterChoices } from './FilterChoices.tsx';
import type { Filter, FilterValues } from './filters.ts';

type FilterDialogProps = {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  countText: string;
  onClose: () => void;
};

/** Shows all the filters in one dialog, on a phone. */
export function FilterDialog({ filters, values, onChange, onClose }: FilterDialogProps) {
  return (
    <Dialog title="Filtres" onClose={onClose}>
      <FilterChoices
        filters={filters}
        values={values}
        label="Voir les résultats"
        onApply={(next) => {
          onChange(next);
          onClose();
        }}
      />
    </Dialog>
  );
}
