// A saved view of the queue leads to an address, and the present address can be saved as a view.

import type { VueView, vueEndpoints } from '@asso/contract/instruction/vue.endpoints';
import type { BodyInput } from '@asso/contract/kernel/endpoint';
import { isNomTri } from '@asso/domain/dossier/dossier-tris.rows';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { ColonneFile } from '@asso/domain/instruction/colonnes-file.rows';
import { addressValues, filterValues, type Search } from './instruction-filters.ts';
import { parseFileSearch, queueAddress, triParam, vueParam, wordsParam } from './instruction-query.ts';
import { agrementsListe } from './instruction-vues.ts';

export type ContenuVue = BodyInput<typeof vueEndpoints.createVue>;

/** Keeps the filters, words and order of an address, without the name of the view and the page. */
const lieuOf = (search: Search): string => {
  const place = new URLSearchParams(queueAddress(search));
  for (const name of [vueParam, 'page']) place.delete(name);
  return place.toString();
};

export function savedVueHref({ id, filtres, recherche, tri }: VueView): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(filtres)) for (const one of values) search.append(name, one);
  if (recherche) search.set(wordsParam, recherche);
  if (tri) search.set(triParam, tri);
  search.set(vueParam, id);
  return `${isAgrementsVue({ filtres }) ? agrementsListe : '/dossiers'}?${search}`;
}

/** Tells whether a view belongs to the list of agréments. */
export const isAgrementsVue = ({ filtres }: Pick<VueView, 'filtres'>): boolean =>
  filtres.genres?.join() === 'agrement';

/** Returns the view that opened this address, and whether its filters changed since. */
export function findPresentVue(search: Search, vues: readonly VueView[]) {
  const vue = vues.find(({ id }) => id === search.get(vueParam));
  if (!vue) return null;
  const [, own = ''] = savedVueHref(vue).split('?');
  return { vue, isModifiee: lieuOf(search) !== lieuOf(parseFileSearch(own)) };
}

/** Returns what a view keeps of the present address, with these columns. */
export function toContenuVue(search: Search, colonnes: readonly ColonneFile[]): Omit<ContenuVue, 'nom'> {
  const tri = search.get(triParam);
  const asked = Object.entries(addressValues(filterValues(search))).filter(([, values]) => values.length > 0);
  return {
    filtres: Object.fromEntries(asked),
    recherche: search.get(wordsParam) ?? '',
    tri: tri !== null && isNomTri(tri) ? tri : null,
    colonnes: [...colonnes],
  };
}

/** Says what a view would keep: « Elle garde 2 filtres, l’ordre affiché et 9 colonnes. » */
export function sayVueKeeps({ filtres, recherche, colonnes }: Omit<ContenuVue, 'nom'>): string {
  const kept = [
    count(Object.keys(filtres).length, 'filtre', 'filtres'),
    ...(recherche ? [`les mots « ${recherche} »`] : []),
    'l’ordre affiché',
  ];
  return `Elle garde ${kept.join(', ')} et ${count(colonnes?.length ?? 0, 'colonne', 'colonnes')}.`;
}

/** Moves an id one place up or down; the order stays the same where there is no such place. */
export function moveVue(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const next = [...ids];
  const from = next.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= next.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
