import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { MenuButton } from '../MenuButton.tsx';
import { announce } from '../page/announcer.ts';
import { lazyPart } from '../page/lazy-part.ts';
import { narrow, useMedia } from '../page/use-media.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { chipsOf, chosenCount, type Filter, type FilterValues, withoutChip } from './filters.ts';
import { SearchField } from './SearchField.tsx';
import './filter-bar.css';

const FilterDialog = lazyPart(() => import('./FilterDialog.tsx').then((module) => module.FilterDialog));

type FilterBarProps = {
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** The search box stands beside the filters. */
  search?: { label: string; text: string; onSearch: (text: string) => void };
  /** The text reads like « 412 résultats », and is announced each time it changes. */
  countText: string;
  actions?: ReactNode;
};

/**
 * The bar holds the search, a menu for each main filter, the other filters in « Plus », and the choices made as
 * chips.
 */
export function FilterBar(props: FilterBarProps) {
  const { filters, values, onChange, search, countText, actions } = props;
  const isNarrow = useMedia(narrow);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  useEffect(() => announce(countText), [countText]);
  const total = useRef<HTMLParagraphElement>(null);
  /** The pressed chip disappears with its filter, so the number of results takes the focus. */
  const change = (next: FilterValues) => {
    onChange(next);
    total.current?.focus();
  };
  const chips = chipsOf(filters, values);
  const n = chosenCount(values);
  const rare = filters.filter(({ isRare }) => isRare);
  return (
    <div className="filtres pile pile--serree">
      <div className="filtres__ligne">
        {search && <SearchField id="filtres-recherche" {...search} />}
        {isNarrow && filters.length > 0 ? (
          <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setIsDialogOpen(true)}>
            Filtres{n > 0 && ` (${n})`}
          </button>
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
      <Suspense>
        {isDialogOpen && (
          <FilterDialog
            {...{ filters, values, onChange, countText }}
            onClose={() => setIsDialogOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

type FilterMenuProps = Pick<FilterBarProps, 'filters' | 'values' | 'onChange'> & { label: string };

/** Several choices wait for [Appliquer]; a single one is applied at once. */
function FilterMenu({ label, filters, values, onChange }: FilterMenuProps) {
  const n = filters.reduce((sum, { key }) => sum + (values[key]?.length ?? 0), 0);
  return (
    <MenuButton
      className={`fr-btn fr-btn--tertiary${n > 0 ? ' filtres__bouton--choisi' : ''}`}
      label={n > 0 ? `${label} (${n})` : label}
      panelClassName="filtres__panneau"
    >
      {(close) => (
        <FilterChoices
          filters={filters}
          values={values}
          onApply={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </MenuButton>
  );
}
