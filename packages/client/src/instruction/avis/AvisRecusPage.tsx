import { type AvisView, avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { AvisPage } from './AvisPage.tsx';
import { avisHref, avisSaid } from './avis-words.ts';

const pageParam = 'page';

/**
 * « Que me demande-t-on ? » The page lists the opinions asked by other services, the most pressing first, or shows
 * the one named in the address.
 */
export function AvisRecusPage() {
  const id = useQueryParams().get('avis');
  return id ? <AvisPage key={id} id={id} /> : <Liste />;
}

function Liste() {
  const params = useQueryParams();
  const read = useRead(avisEndpoints.listAvis, { query: { cursor: params.get(pageParam) ?? undefined } });
  return (
    <ReadPage read={read}>
      {({ items, total, next, previous }) => (
        <div className="page page--serree">
          <PageHeading
            titre="Avis demandés à mon service"
            fil={[{ label: 'Tableau de bord', href: '/instructeur' }]}
            aide="instruction"
            chapo="D’autres services vous consultent sur des dossiers qu’ils étudient."
          />
          {items.length === 0 ? (
            <EmptyState
              fact="Aucun avis ne vous a été demandé."
              why="Un service qui veut votre avis sur un dossier le demande depuis ce dossier."
            />
          ) : (
            <>
              <DataTable
                caption={count(total, 'avis', 'avis')}
                columns={columns}
                rows={items}
                rowId={({ id }) => id}
              />
              <Pager
                onPrevious={previous ? () => params.set({ [pageParam]: previous }) : null}
                onNext={next ? () => params.set({ [pageParam]: next }) : null}
              />
            </>
          )}
        </div>
      )}
    </ReadPage>
  );
}

const columns: Column<AvisView>[] = [
  { key: 'numero', label: 'Dossier', cell: ({ id_fo }) => <span className="nombre">{id_fo}</span> },
  {
    key: 'association',
    label: 'Association',
    isHeader: true,
    cell: ({ id, id_fo, association, titre }) => (
      <>
        <AppLink href={avisHref(id)}>
          {association}
          <span className="invisible">, avis sur le dossier {id_fo}</span>
        </AppLink>
        <span className="demande-service__objet discret">{titre}</span>
      </>
    ),
  },
  { key: 'service', label: 'Demandé par', cell: ({ service }) => service },
  {
    key: 'avant',
    label: 'Avant le',
    cell: ({ avant_le }) => <span className="nombre">{formatDate(new Date(avant_le))}</span>,
  },
  { key: 'etat', label: 'Avis', cell: (avis) => avisSaid(avis) },
];
