// The address of the répertoire holds the words, the filters, the association and the page of a search.
import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { filtresRepertoire, type NomFiltreRepertoire } from '@asso/domain/catalogue/repertoire.rows';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { listRow } from '../platform/list/list-row.ts';
import type { QueryParams } from '../platform/page/query-params.ts';
import type { Filter, FilterValues } from '../ui/table/filters.ts';

export type RepertoireView = ReplyOf<(typeof repertoireEndpoints)['searchRepertoire']>;

const noms = Object.keys(filtresRepertoire) as NomFiltreRepertoire[];
const ouvertures = [
  { value: 'ouverte', label: 'Ouvertes' },
  { value: 'a-venir', label: 'Pas encore ouvertes' },
  { value: 'fermee', label: 'Fermées' },
] as const;

/** The addresses of the répertoire, and of the reader's alerts in it. */
export const repertoireHref = '/repertoire-des-subventions';
export const alertesHref = `${repertoireHref}?vue=alertes`;

/** With `pour=toutes`, the search also returns what only other associations may ask for. */
export const forParam = 'pour';
export const isForAll = (params: Pick<QueryParams, 'get'>): boolean => params.get(forParam) === 'toutes';

export const readForQuery = (params: Pick<QueryParams, 'get'>, association: string | null) => ({
  id_asso: association ?? undefined,
  toutes: association !== null && isForAll(params) ? ('true' as const) : undefined,
});

/** Reads the chosen filters; an opening that does not exist is left out. */
const toRepertoireValues = (params: Pick<QueryParams, 'all'>): FilterValues => {
  const isKnown = (value: string) => ouvertures.some((one) => one.value === value);
  const chosen: [string, string[]][] = [
    ...noms.map((nom): [string, string[]] => [nom, params.all(nom)]),
    ['ouvertures', params.all('ouvertures').filter(isKnown)],
  ];
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
};

/** Returns the filters with the values found, and those set by the address alone so that they can be removed. */
function filtersOf(facettes: RepertoireView['facettes'] | undefined, values: FilterValues): Filter[] {
  const found = noms.flatMap((nom) => {
    const { label, nomOf } = filtresRepertoire[nom];
    const all = [...new Set([...(facettes?.[nom] ?? []), ...(values[nom] ?? [])])];
    const options = all.map((value) => ({ value, label: nomOf(value) }));
    if (options.length === 0) return [];
    const sorted = options.toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));
    return [{ key: nom, label, options: sorted, isMultiple: true }];
  });
  return [...found, { key: 'ouvertures', label: 'Ouverture', options: ouvertures, isMultiple: true }];
}

const tris = { mots: 'les plus proches de vos mots d’abord', echeance: 'triées par échéance' } as const;

const countSaid = ({
  total,
  ouvertes,
  compris,
}: Pick<RepertoireView, 'total' | 'ouvertes' | 'compris'>): string =>
  `${count(total, 'subvention', 'subventions')} · ${count(ouvertes, 'ouverte', 'ouvertes')} · ${tris[compris.tri]}`;

export const repertoire = listRow({
  call: repertoireEndpoints.searchRepertoire,
  limit: 20,
  filters: {
    read: toRepertoireValues,
    write: (values) => Object.fromEntries([...noms, 'ouvertures'].map((nom) => [nom, values[nom] ?? null])),
    asked: (values) => values,
    shown: (page, values) => filtersOf(page?.facettes, values),
  },
  noun: ['subvention', 'subventions'],
  countSaid: (_, page) => countSaid(page),
  empty: { fact: 'Aucune subvention n’est proposée pour l’instant.' },
});
