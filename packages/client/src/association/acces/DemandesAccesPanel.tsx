import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { FilterBar } from '../../ui/table/FilterBar.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { DecisionsAcces } from './DecisionsAcces.tsx';
import { DemandesAccesTable } from './DemandesAccesTable.tsx';
import { demandesQuery, filterValues, filtresDemandes } from './demandes-acces.ts';
import '../association.css';

/** « À qui ouvrir, et sur quelle preuve ? » The oldest requests come first; the filters are in the address. */
export function DemandesAccesPanel() {
  const params = useQueryParams();
  const read = useRead(accesEndpoints.listDemandesAcces, { query: demandesQuery(params) });
  const values = filterValues(params);
  const words = params.get('q');
  const isFiltered = Object.keys(values).length > 0 || words !== null;
  const page = read.state === 'lu' ? read.value : null;
  return (
    <>
      <FilterBar
        filters={filtresDemandes}
        values={values}
        onChange={({ attente = [], preuve = [] }) => params.set({ attente, preuve, page: null })}
        search={{
          label: 'Association, personne, numéro',
          text: words ?? '',
          onSearch: (text) => params.set({ q: text || null, page: null }),
        }}
        countText={page ? countOf(page) : ''}
      />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && page.items.length === 0 && (
        <EmptyState
          fact={
            isFiltered
              ? 'Aucune demande ne correspond à ces filtres.'
              : 'Aucune demande d’accès pour l’instant.'
          }
          why={
            isFiltered
              ? undefined
              : 'Elles arrivent ici dès qu’elles sont faites. Vous décidez quand les gestionnaires n’ont pas répondu en 15 jours, ou que l’un d’eux n’est pas d’accord.'
          }
        />
      )}
      {page && page.items.length > 0 && (
        <DemandesAccesTable items={page.items} caption={countOf(page)} onChanged={read.reload} />
      )}
      {page && (
        <Pager
          onPrevious={page.previous ? () => params.set({ page: page.previous }) : null}
          onNext={page.next ? () => params.set({ page: page.next }) : null}
        />
      )}
      <DecisionsAcces />
    </>
  );
}

const countOf = ({ total, totalExact }: { total: number; totalExact: boolean }): string =>
  totalExact ? count(total, 'demande', 'demandes') : 'plus de 10 000 demandes';
