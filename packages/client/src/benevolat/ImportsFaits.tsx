import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import type { ValueOf } from '../platform/call.ts';
import { useQueryParams } from '../platform/query-params.ts';
import { useRead } from '../platform/use-read.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Pager } from '../ui/Pager.tsx';

const shownAtMost = 10;
type Import = ValueOf<typeof declarationEndpoints.listImports>['items'][number];

/** What was imported, the latest first. */
export function ImportsFaits() {
  const params = useQueryParams();
  const query = { limit: shownAtMost, cursor: params.get('imports') ?? undefined };
  const read = useRead(declarationEndpoints.listImports, { query });
  if (read.state !== 'lu' || read.value.items.length === 0) return null;
  const { items, previous, next } = read.value;
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

const columns: Column<Import>[] = [
  { key: 'le', label: 'Le', isHeader: true, cell: ({ le }) => formatHorodatage(new Date(le)) },
  { key: 'fichier', label: 'Fichier', cell: ({ fichier }) => fichier },
  { key: 'par', label: 'Par', cell: ({ par }) => par ?? 'la commande' },
  { key: 'ajoutees', label: 'Ajoutées', isNumber: true, cell: ({ ajoutees }) => ajoutees },
  { key: 'modifiees', label: 'Modifiées', isNumber: true, cell: ({ modifiees }) => modifiees },
  { key: 'inchangees', label: 'Inchangées', isNumber: true, cell: ({ inchangees }) => inchangees },
  { key: 'rejetees', label: 'Rejetées', isNumber: true, cell: ({ rejetees }) => rejetees },
];
