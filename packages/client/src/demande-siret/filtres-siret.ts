// Administrators filter the list of SIRET requests by state, which the address holds.
import type { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { QueryInput } from '@asso/contract/kernel/endpoint';
import { etatsSiret, ordreEtatsSiret } from '@asso/domain/demande-siret/demande-siret.states';
import type { QueryParams } from '../platform/page/query-params.ts';
import type { Filter, FilterValues } from '../ui/table/filters.ts';

/** Each state has its own name here: an administrator tells « à émettre » from « invalidé ». */
export const filtresSiret: readonly Filter[] = [
  {
    key: 'etat',
    label: 'État',
    isMultiple: true,
    options: ordreEtatsSiret.map((value) => ({ value, label: etatsSiret[value] })),
  },
];

export function valeursFiltres(params: Pick<QueryParams, 'all'>): FilterValues {
  const etats = ordreEtatsSiret.filter((etat) => params.all('etat').includes(etat));
  return etats.length > 0 ? { etat: etats } : {};
}

type Query = NonNullable<QueryInput<typeof demandeSiretEndpoints.listDemandesSiret>>;

const shownAtMost = 50;

export const demandesQuery = (params: Pick<QueryParams, 'all' | 'get'>): Query => ({
  etats: valeursFiltres(params).etat as Query['etats'],
  searchQuery: params.get('q') ?? undefined,
  limit: shownAtMost,
  cursor: params.get('page') ?? undefined,
});
