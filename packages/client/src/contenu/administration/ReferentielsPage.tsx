import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { referentielEndpoints } from '@asso/contract/referentiel/referentiel.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/PageHeading.tsx';
import { useQueryParams } from '../../platform/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice } from '../../ui/Notice.tsx';

type Referentiel = ReplyOf<typeof referentielEndpoints.readReferentiel>['referentiel'];
type Option = Referentiel['options'][number];

const marques = {
  official: 'Officiel',
  spec: 'Du cahier des charges',
  plausible: 'Plausible',
  mixte: 'Mixte',
};

/** « Quelles valeurs propose le portail, et d’où viennent-elles ? » */
export function ReferentielsPage() {
  const params = useQueryParams();
  const words = params.get('q') ?? '';
  const type = params.get('type');
  const read = useRead(referentielEndpoints.listReferentiels, {
    query: type ? { type, filterOptions: words || undefined } : {},
  });
  const items = read.state === 'lu' ? read.value.items : [];
  const [one] = items;
  return (
    <div className="page page--serree">
      <PageHeading
        titre={type ?? 'Référentiels'}
        chapo="Les valeurs que les formulaires proposent. Elles se lisent ici et changent avec le portail."
        fil={type ? [{ label: 'Référentiels', href: params.href({ type: null, q: null }) }] : undefined}
      />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {type && one && (
        <>
          <FilterBar
            filters={[]}
            values={{}}
            onChange={() => undefined}
            search={{
              label: 'Code ou libellé',
              text: words,
              onSearch: (text) => params.set({ q: text || null }),
            }}
            countText={count(one.options.length, 'valeur', 'valeurs')}
          />
          <DataTable
            caption={type}
            hidesCaption
            columns={valeurs}
            rows={one.options}
            rowId={({ value }) => value}
          />
        </>
      )}
      {!type && items.length > 0 && (
        <DataTable
          caption="Référentiels"
          hidesCaption
          columns={listes((of) => params.href({ type: of }))}
          rows={items}
          rowId={(row) => row.type}
        />
      )}
    </div>
  );
}

const valeurs: Column<Option>[] = [
  { key: 'code', label: 'Code', isHeader: true, cell: ({ value }) => value },
  { key: 'label', label: 'Libellé', cell: ({ label }) => label },
  { key: 'source', label: 'Marque', cell: ({ source }) => marques[source] },
];

const listes = (hrefOf: (type: string) => string): Column<Referentiel>[] => [
  {
    key: 'type',
    label: 'Liste',
    isHeader: true,
    cell: ({ type }) => <AppLink href={hrefOf(type)}>{type}</AppLink>,
  },
  { key: 'n', label: 'Valeurs', isNumber: true, cell: ({ options }) => options.length },
  { key: 'marque', label: 'Marque', cell: ({ categorie }) => marques[categorie] },
];
