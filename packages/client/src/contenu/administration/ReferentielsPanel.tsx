import { type ReferentielView, referentielEndpoints } from '@asso/contract/referentiel/referentiel.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { plainWords } from '@asso/domain/referentiel/mots.rules';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPart } from '../../platform/page/ReadPart.tsx';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { FilterBar } from '../../ui/table/FilterBar.tsx';
import type { Filter } from '../../ui/table/filters.ts';
import { ReferentielPanel } from './ReferentielPanel.tsx';
import { origines } from './referentiel-words.ts';

const modifiable: Filter = {
  key: 'modifiable',
  label: 'Qui la change',
  options: [
    { value: 'oui', label: 'L’administration' },
    { value: 'non', label: 'Le portail' },
  ],
};

/** It shows all the lists, or the one that the address names. */
export function ReferentielsPanel() {
  const params = useQueryParams();
  const type = params.get('type');
  const read = useRead(referentielEndpoints.listReferentiels, type ? null : { query: { toutes: 'oui' } });
  if (type) return <ReferentielPanel key={type} type={type} onChanged={() => void read.reload()} />;
  return <ReadPart read={read}>{({ items }) => <Listes items={items} />}</ReadPart>;
}

function Listes({ items }: { items: readonly ReferentielView[] }) {
  const params = useQueryParams();
  const words = params.get('q') ?? '';
  const [wanted] = params.all('modifiable');
  const found = items.filter(
    ({ nom, type, fixe }) =>
      plainWords(`${nom} ${type}`).includes(plainWords(words)) &&
      (wanted === undefined || (wanted === 'oui') === (fixe === null)),
  );
  return (
    <div className="pile">
      <FilterBar
        filters={[modifiable]}
        values={{ modifiable: params.all('modifiable') }}
        onChange={(next) => params.set({ modifiable: next.modifiable ?? null })}
        search={{
          label: 'Nom de la liste',
          text: words,
          onSearch: (text) => params.set({ q: text || null }),
        }}
        countText={count(found.length, 'liste', 'listes')}
      />
      {found.length === 0 ? (
        <EmptyState fact="Aucune liste ne correspond." why="Essayez un mot plus court, ou ôtez le filtre." />
      ) : (
        <DataTable
          caption="Référentiels"
          hidesCaption
          columns={columns((of) => params.href({ type: of, q: null, modifiable: null }))}
          rows={found.toSorted((a, b) => a.nom.localeCompare(b.nom, 'fr'))}
          rowId={(row) => row.type}
        />
      )}
    </div>
  );
}

const columns = (hrefOf: (type: string) => string): Column<ReferentielView>[] => [
  {
    key: 'nom',
    label: 'Liste',
    isHeader: true,
    cell: ({ type, nom }) => <AppLink href={hrefOf(type)}>{nom}</AppLink>,
  },
  { key: 'n', label: 'Valeurs', isNumber: true, cell: ({ options }) => options.length },
  { key: 'marque', label: 'Origine', cell: ({ categorie }) => origines[categorie] },
  { key: 'qui', label: 'Qui la change', cell: ({ fixe }) => (fixe ? 'Le portail' : 'L’administration') },
];
