import type { ReactNode } from 'react';
import { MenuButton } from '../MenuButton.tsx';
import { narrow, useMedia } from '../page/use-media.ts';
import { AllFiltersButton } from './AllFiltersButton.tsx';
import { ClosingChoices } from './ClosingChoices.tsx';
import { type Filter, type FilterValues, listChips, withoutChip } from './filters.ts';
import { SearchField } from './SearchField.tsx';
import { useFilterCount } from './use-filter-count.ts';
import './filter-bar.css';

type FilterBarProps = {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** The search field, beside the filters. */
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

/** Shows the search, a menu for each main filter, the other filters in « Plus », and a chip for each choice made. */
export function FilterBar(props: FilterBarProps) {
  const { filters, values, onChange, search, countText, actions } = props;
  const isNarrow = useMedia(narrow);
  const { total, change } = useFilterCount(countText, onChange);
  const chips = listChips(filters, values);
  const rare = filters.filter(({ isRare }) => isRare);
  return (
    <div className="filtres pile pile--serree">
      <div className="filtres__ligne">
        {search && <SearchField id="filtres-recherche" {...search} />}
        {isNarrow && filters.length > 0 ? (
          <AllFiltersButton {...{ filters, values, onChange, countText }} />
        ) : (
          <>
            {filters
              .filter(({ isRare }) => !isRare)
              .map((filter) => (
                <FilterMenu
                  key={filter.key}
                  label={filter.label}
                  filters={[filter]}
                  {...{ values, onChange }}
                />
              ))}
            {rare.length > 0 && <FilterMenu label="Plus" filters={rare} {...{ values, onChange }} />}
          </>
        )}
        {actions}
      </div>
      {chips.length > 0 && (
        <ul className="filtres__choisis" aria-label="Filtres choisis">
          {chips.map((chip) => (
            <li key={chip.text}>
              <button
                type="button"
                className="fr-tag fr-tag--dismiss fr-tag--sm"
                aria-label={`Retirer le filtre ${chip.text}`}
                onClick={() => change(withoutChip(values, chip))}
              >
                {chip.text}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
              onClick={() => change({})}
            >
              Effacer les filtres
            </button>
          </li>
        </ul>
      )}
      <p className="filtres__nombre" ref={total} tabIndex={-1}>
        {countText}
      </p>
    </div>
  );
}

type FilterMenuProps = Pick<FilterBarProps, 'filters' | 'values' | 'onChange'> & { label: string };

/** A menu of filters: the choices wait for [Appliquer], except those of a single filter that takes one choice. */
function FilterMenu({ label, filters, values, onChange }: FilterMenuProps) {
  const n = filters.reduce((sum, { key }) => sum + (values[key]?.length ?? 0), 0);
  return (
    <MenuButton
      className={`fr-btn fr-btn--tertiary${n > 0 ? ' filtres__bouton--choisi' : ''}`}
      label={n > 0 ? `${label} (${n})` : label}
      panelClassName="filtres__panneau"
    >
      {(close) => <ClosingChoices {...{ filters, values, onChange, close }} />}
    </MenuButton>
  );
}
