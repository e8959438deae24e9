import type { ReactNode } from 'react';
import { MenuButton } from '../MenuButton.tsx';
import { narrow, useMedia } from '../page/use-media.ts';
import { AllFiltersButton } from './AllFiltersButton.tsx';
import { ClosingChoices } from './ClosingChoices.tsx';
import { chosenCount, type Filter, type FilterValues, sayFilter, sayValues } from './filters.ts';
import { SearchField } from './SearchField.tsx';
import { useFilterCount } from './use-filter-count.ts';
import './filter-bar.css';
import './compact-filter-bar.css';

export type CompactFilterBarProps = {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  search?: {
    label: string;
    placeholder?: string | undefined;
    text: string;
    onSearch: (text: string) => void;
  };
  /** The number of rows in words, such as « 412 résultats », announced each time it changes. */
  countText: string;
  actions?: ReactNode;
};

/**
 * The search, filters and tools of a table of work, on one line: a chosen filter shows its value on its button, with a
 * × that removes the choice.
 */
export function CompactFilterBar(props: CompactFilterBarProps) {
  const { filters, values, onChange, search, countText, actions } = props;
  const isNarrow = useMedia(narrow);
  const { total, change } = useFilterCount(countText, onChange);
  const n = chosenCount(values);
  const rare = filters.filter(({ isRare, key }) => isRare && !values[key]?.length);
  return (
    <div className="filtres barre-travail">
      {search && <SearchField id="filtres-recherche" {...search} />}
      {isNarrow && filters.length > 0 && <AllFiltersButton {...{ filters, values, onChange, countText }} />}
      {!isNarrow && (
        <>
          {filters
            .filter(({ isRare, key }) => !isRare || values[key]?.length)
            .map((filter) => (
              <OneFilter
                key={filter.key}
                filter={filter}
                values={values}
                onChange={onChange}
                onRemove={() => change({ ...values, [filter.key]: [] })}
              />
            ))}
          {rare.length > 0 && (
            <MenuButton
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              label="Plus"
              panelClassName="filtres__panneau filtres__panneau--tous cases-serrees"
            >
              {(close) => <ClosingChoices filters={rare} values={values} onChange={onChange} close={close} />}
            </MenuButton>
          )}
          {n > 0 && (
            <button
              type="button"
              className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
              onClick={() => change({})}
            >
              Effacer <span className="invisible">les filtres</span>
            </button>
          )}
        </>
      )}
      <p className="filtres__nombre barre-travail__nombre" ref={total} tabIndex={-1}>
        {countText}
      </p>
      {actions}
    </div>
  );
}

type OneFilterProps = Pick<CompactFilterBarProps, 'values' | 'onChange'> & {
  filter: Filter;
  onRemove: () => void;
};

function OneFilter({ filter, values, onChange, onRemove }: OneFilterProps) {
  const isSet = (values[filter.key]?.length ?? 0) > 0;
  return (
    <div className={isSet ? 'barre-travail__filtre barre-travail__filtre--pose' : 'barre-travail__filtre'}>
      <MenuButton
        className="fr-btn fr-btn--tertiary fr-btn--sm"
        label={<span className="barre-travail__valeur">{sayFilter(filter, values)}</span>}
        panelClassName="filtres__panneau cases-serrees"
      >
        {(close) => <ClosingChoices filters={[filter]} values={values} onChange={onChange} close={close} />}
      </MenuButton>
      {isSet && (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm fr-icon-close-line barre-travail__oter"
          title="Retirer ce filtre"
          aria-label={`Retirer le filtre ${filter.label} : ${sayValues(filter, values)}`}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
