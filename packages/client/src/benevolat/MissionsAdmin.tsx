import { missionEndpoints } from '@asso/contract/benevolat/mission.endpoints';
import { modeleMissions } from '@asso/domain/benevolat/import-missions.rules';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { call, type ValueOf } from '../platform/call/call.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useRead, useReread } from '../platform/use-read.ts';
import { ImportFichierForm } from '../referentiel/ImportFichierForm.tsx';
import { ImportsFaits, useImportsQuery } from '../referentiel/ImportsFaits.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { FilterBar } from '../ui/table/FilterBar.tsx';
import { Pager } from '../ui/table/Pager.tsx';

const { importMissions, listImportsMissions, listMissions } = missionEndpoints;
type Mission = ValueOf<typeof listMissions>['items'][number];

/** It lists the missions offered to volunteers, and imports their files. */
export function MissionsAdmin() {
  const params = useQueryParams();
  const reread = useReread();
  const words = params.get('q');
  const read = useRead(listMissions, {
    query: { searchQuery: words ?? undefined, limit: 20, cursor: params.get('page') ?? undefined },
  });
  const imports = useRead(listImportsMissions, { query: useImportsQuery() });
  const page = read.state === 'lu' ? read.value : null;
  return (
    <>
      <section className="pile" aria-labelledby="missions-offertes">
        <h2 id="missions-offertes" className="fr-h4">
          Missions offertes
        </h2>
        <FilterBar
          filters={[]}
          values={{}}
          onChange={() => undefined}
          search={{
            label: 'Mission, association, commune',
            text: words ?? '',
            onSearch: (text) => params.set({ q: text || null, page: null }),
          }}
          countText={page ? count(page.total, 'mission', 'missions') : ''}
        />
        {read.state === 'attente' && <Loading />}
        {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
        {page?.items.length === 0 && (
          <EmptyState
            fact={
              words ? 'Aucune mission ne correspond à cette recherche.' : 'Aucune mission pour l’instant.'
            }
            why={words ? undefined : 'Importez un fichier : elles sont montrées jusqu’à leur dernier jour.'}
          />
        )}
        {page && page.items.length > 0 && (
          <DataTable
            caption="Missions offertes"
            hidesCaption
            columns={columns}
            rows={page.items}
            rowId={({ id }) => id}
          />
        )}
        {page && (
          <Pager
            onPrevious={page.previous ? () => params.set({ page: page.previous }) : null}
            onNext={page.next ? () => params.set({ page: page.next }) : null}
          />
        )}
      </section>
      <section className="pile" aria-labelledby="import-missions">
        <h2 id="import-missions" className="fr-h4">
          Importer un fichier
        </h2>
        <ImportFichierForm
          genres={[{ value: 'missions', label: 'Missions', modele: modeleMissions }]}
          send={(body, idempotencyKey) => call(importMissions, { query: {}, body, idempotencyKey })}
          onImported={() => Promise.all([reread(listMissions), reread(listImportsMissions)])}
        />
      </section>
      {imports.state === 'lu' && <ImportsFaits imports={imports.value} />}
    </>
  );
}

const columns: Column<Mission>[] = [
  { key: 'titre', label: 'Mission', isHeader: true, cell: ({ titre }) => titre },
  { key: 'association', label: 'Association', cell: ({ association }) => association.nom },
  {
    key: 'lieu',
    label: 'Lieu',
    cell: ({ code_postal, commune }) => [code_postal, commune].filter(Boolean).join(' ') || '–',
  },
  {
    key: 'dates',
    label: 'Dates',
    cell: ({ debut, fin }) =>
      fin ? `du ${formatDay(debut)} au ${formatDay(fin)}` : `à partir du ${formatDay(debut)}`,
  },
  { key: 'reference', label: 'Référence', cell: ({ reference }) => reference },
];
