import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { importsFaitsQuery, importsFaitsSchema } from '@asso/contract/referentiel/import.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { ListBlock } from '../platform/list/ListBlock.tsx';
import { type ListRow, listRow } from '../platform/list/list-row.ts';
import { useList } from '../platform/list/use-list.ts';

/** Each kind of file has its own call listing its past imports; all take this query and give this reply. */
type CallOfImports = Omit<Endpoint, 'query' | 'reply'> & {
  query: typeof importsFaitsQuery;
  reply: typeof importsFaitsSchema;
};

/** Lists the imports, the latest first; nothing is said before the first one. */
export function ImportsFaits({ row }: { row: ListRow<CallOfImports> }) {
  const list = useList(row);
  if (!list.page?.items.length) return null;
  return (
    <section className="pile" aria-labelledby="imports-faits">
      <h2 id="imports-faits" className="fr-h4">
        Derniers imports
      </h2>
      <ListBlock list={list} />
    </section>
  );
}

export const importsList = (call: CallOfImports) =>
  listRow({
    call,
    limit: 10,
    pageParam: 'imports',
    empty: { fact: 'Aucun import pour l’instant.' },
    caption: 'Derniers imports',
    rowId: ({ id }) => id,
    columns: [
      { key: 'le', label: 'Le', isHeader: true, cell: ({ le }) => formatHorodatage(new Date(le)) },
      { key: 'fichier', label: 'Fichier', cell: ({ fichier }) => fichier },
      { key: 'par', label: 'Par', cell: ({ par }) => par ?? 'la commande' },
      { key: 'ajoutees', label: 'Ajoutées', isNumber: true, cell: ({ ajoutees }) => ajoutees },
      { key: 'modifiees', label: 'Modifiées', isNumber: true, cell: ({ modifiees }) => modifiees },
      { key: 'inchangees', label: 'Inchangées', isNumber: true, cell: ({ inchangees }) => inchangees },
      { key: 'rejetees', label: 'Rejetées', isNumber: true, cell: ({ rejetees }) => rejetees },
    ],
  });
