import type { ImportFait, ImportsFaits as Imports } from '@asso/contract/referentiel/import.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useQueryParams } from '../platform/page/query-params.ts';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { Pager } from '../ui/table/Pager.tsx';

/** It makes the query of the page of imports that the address asks for. */
export function useImportsQuery() {
  return { limit: 10, cursor: useQueryParams().get('imports') ?? undefined };
}

/** It lists the imports, the latest first. */
export function ImportsFaits({ imports }: { imports: Imports }) {
  const params = useQueryParams();
  const { items, previous, next } = imports;
  if (items.length === 0) return null;
  return (
    <section className="pile" aria-labelledby="imports-faits">
      <h2 id="imports-faits" className="fr-h4">
        Derniers imports
      </h2>
      <DataTable
        caption="Derniers imports"
        hidesCaption
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
      />
      <Pager
        onPrevious={previous ? () => params.set({ imports: previous }) : null}
        onNext={next ? () => params.set({ imports: next }) : null}
      />
    </section>
  );
}

const columns: Column<ImportFait>[] = [
  { key: 'le', label: 'Le', isHeader: true, cell: ({ le }) => formatHorodatage(new Date(le)) },
  { key: 'fichier', label: 'Fichier', cell: ({ fichier }) => fichier },
  { key: 'par', label: 'Par', cell: ({ par }) => par ?? 'la commande' },
  { key: 'ajoutees', label: 'Ajoutées', isNumber: true, cell: ({ ajoutees }) => ajoutees },
  { key: 'modifiees', label: 'Modifiées', isNumber: true, cell: ({ modifiees }) => modifiees },
  { key: 'inchangees', label: 'Inchangées', isNumber: true, cell: ({ inchangees }) => inchangees },
  { key: 'rejetees', label: 'Rejetées', isNumber: true, cell: ({ rejetees }) => rejetees },
];
