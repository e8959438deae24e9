import { Suspense, useState } from 'react';
import { FormFrame } from '../FormFrame.tsx';
import { OptionsControl } from '../fields/OptionsControl.tsx';
import { lazyPart } from '../page/lazy-part.ts';
import { type Filter, type FilterValues, isPeriod } from './filters.ts';
import '../fields/fields.css';
import './filter-bar.css';

const PeriodControl = lazyPart(async () => (await import('./PeriodControl.tsx')).PeriodControl);

type FilterChoicesProps = {
  filters: readonly Filter[];
  values: FilterValues;
  onApply: (values: FilterValues) => void;
  /** The label is « Appliquer » when absent. */
  label?: string;
};

/**
 * The choices of a filter; they wait for the button, except in a single filter of one choice, which is applied at once.
 */
export function FilterChoices({ filters, values, onApply, label = 'Appliquer' }: FilterChoicesProps) {
  const [draft, setDraft] = useState(values);
  const [isTried, setIsTried] = useState(false);
  const isDirect = filters.length === 1 && !filters[0]?.isMultiple && !filters[0]?.period;
  const choose = (filter: Filter, value: unknown) => {
    const next = { ...draft, [filter.key]: Array.isArray(value) ? value : value ? [value as string] : [] };
    setDraft(next);
    if (isDirect) onApply(next);
  };
  const submit = () => {
    const isWrong = filters.some(({ key, period }) => period && !(draft[key] ?? []).every(isPeriod));
    setIsTried(isWrong);
    if (!isWrong) onApply(draft);
  };
  return (
    <FormFrame className="filtres-choix pile" onSend={submit}>
      {filters.map((filter) =>
        filter.period ? (
          <Suspense key={filter.key}>
            <PeriodControl
              id={`filtre-${filter.key}`}
              label={filter.label}
              value={draft[filter.key]?.[0]}
              onChange={(value) => choose(filter, value)}
              isChecked={isTried}
            />
          </Suspense>
        ) : (
          <OptionsControl
            key={filter.key}
            id={`filtre-${filter.key}`}
            label={filter.label}
            options={filter.options}
            isMultiple={filter.isMultiple}
            value={filter.isMultiple ? draft[filter.key] : (draft[filter.key]?.[0] ?? null)}
            onChange={(value) => choose(filter, value)}
          />
        ),
      )}
      {!isDirect && (
        <p className="filtres-choix__pied">
          <button type="submit" className="fr-btn">
            {label}
          </button>
        </p>
      )}
    </FormFrame>
  );
}
