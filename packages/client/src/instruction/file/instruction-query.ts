// The queue and the dossiers opened from it read and write the same address, from which the query is made.

import { isNomTri, type Tri, type TriDossiers } from '@asso/domain/dossier/dossier-tris.rows';
import { numeroCherche } from '@asso/domain/dossier/numero-cherche.rules';
import { addressValues, filterValues, type Search } from './instruction-filters.ts';

/** The number of rows of a page. */
const rowsAtOnce = 50;

/** The parameters of the address beside those of the filters: searched words, sort and page. */
export const wordsParam = 'q';
export const triParam = 'tri';
export const pageParam = 'page';
/** The saved view that opened the queue; the filters may have changed since. */
export const vueParam = 'vue';

/** Returns the query of `listDossiers` for this address. */
export function listQuery(search: Search) {
  const filtres: Record<string, string[]> = dropsFiltres(search) ? {} : addressValues(filterValues(search));
  return {
    ...filtres,
    searchQuery: search.get(wordsParam) ?? undefined,
    tri: triAsked(search),
    cursor: search.get(pageParam) ?? undefined,
    // Deleted dossiers are listed only when their state is asked for.
    includeDeleted: filtres.etats?.includes('B') ? 'true' : undefined,
    limit: rowsAtOnce,
  };
}

const ordres: Record<TriDossiers, { asc: string; desc: string }> = {
  modifie: { asc: 'du mouvement le plus ancien au plus récent', desc: 'dernier mouvement d’abord' },
  numero: { asc: 'par numéro croissant', desc: 'par numéro décroissant' },
  association: { asc: 'par association, de A à Z', desc: 'par association, de Z à A' },
  exercice: { asc: 'par exercice, le plus ancien d’abord', desc: 'par exercice, le plus récent d’abord' },
  etat: { asc: 'par état', desc: 'par état, en sens inverse' },
  demande: {
    asc: 'du plus petit au plus grand montant demandé',
    desc: 'du plus grand au plus petit montant demandé',
  },
  transmis: { asc: 'du plus ancien au plus récent', desc: 'du plus récent au plus ancien' },
  note: { asc: 'de la note la plus basse à la plus haute', desc: 'de la note la plus haute à la plus basse' },
};

/** Returns the order of the list in words, such as « dernier mouvement d’abord ». */
export const sayOrdre = ({ tri, sens }: Tri): string => ordres[tri][sens];

/** Tells whether the filters are ignored: the number of a dossier is searched among all the dossiers of the service. */
export function dropsFiltres(search: Search): boolean {
  const isNumero = numeroCherche(search.get(wordsParam) ?? '') !== null;
  return isNumero && Object.keys(filterValues(search)).length > 0;
}

function triAsked(search: Search) {
  const asked = search.get(triParam);
  return asked !== null && isNomTri(asked) ? asked : undefined;
}

/** Returns the query of the address, from « ? », always written the same way for the same list. */
export function queueAddress(search: Search): string {
  const kept = new URLSearchParams();
  for (const [name, values] of Object.entries(addressValues(filterValues(search)))) {
    for (const value of values) kept.append(name, value);
  }
  for (const name of [wordsParam, triParam, vueParam, pageParam]) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  return `?${kept}`;
}

/** Reads an address written by `queueAddress`. */
export function parseFileSearch(address: string): Search {
  const search = new URLSearchParams(address);
  return { get: (name) => search.get(name), all: (name) => search.getAll(name) };
}
