// What the address of the queue asks of the list, and the address itself: the page and the dossiers opened from it agree.
import { addressValues, filterValues, type Search } from './instruction-filters.ts';

/** 50 rows where people work all day. */
const rowsAtOnce = 50;

/** The names of the address beside those of the filters: words, page. */
export const wordsParam = 'q';
export const pageParam = 'page';

/** The query of `listDossiers`. */
export function listQuery(search: Search) {
  const filtres = addressValues(filterValues(search));
  return {
    ...filtres,
    searchQuery: search.get(wordsParam) ?? undefined,
    cursor: search.get(pageParam) ?? undefined,
    // Removed ones are listed only when their state is asked for.
    includeDeleted: filtres.etats?.includes('B') ? 'true' : undefined,
    limit: rowsAtOnce,
  };
}

/** The query of the address, always beginning by « ? »: the same list has one spelling. */
export function queueAddress(search: Search): string {
  const kept = new URLSearchParams();
  for (const [name, values] of Object.entries(addressValues(filterValues(search)))) {
    for (const value of values) kept.append(name, value);
  }
  for (const name of [wordsParam, pageParam]) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  return `?${kept}`;
}

/** Reads such an address again. */
export function searchOf(address: string): Search {
  const search = new URLSearchParams(address);
  return { get: (name) => search.get(name), all: (name) => search.getAll(name) };
}
