import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import { etatsSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count, formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { FilterBar } from '../ui/table/FilterBar.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import type { DemandeSiretItem } from './DemandeSiretCard.tsx';
import { EtatSiretBadge } from './EtatSiretBadge.tsx';
import { demandesQuery, filtresSiret, valeursFiltres } from './filtres-siret.ts';
import { demandeHref } from './siret-href.ts';

/** « Quelles demandes traiter ? » The newest comes first; the address holds the search and filters. */
export function DemandesSiretServicePage() {
  const params = useQueryParams();
  const read = useRead(demandeSiretEndpoints.listDemandesSiret, { query: demandesQuery(params) });
  const values = valeursFiltres(params);
  const words = params.get('q');
  const isFiltered = Object.keys(values).length > 0 || words !== null;
  const page = read.state === 'lu' ? read.value : null;
  return (
    <div className="page">
      <PageHeading
        titre="Demandes de SIRET"
        chapo="Les demandes des associations, la plus récente d’abord."
        actions={
          <AppLink className="fr-link" href="/demande-siret/sirepa">
            Fichiers Sirepa
          </AppLink>
        }
      />
      <FilterBar
        filters={filtresSiret}
        values={values}
        onChange={({ etat = [] }) => params.set({ etat, page: null })}
        search={{
          label: 'Numéro, RNA, association',
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
              : 'Aucune demande de SIRET pour l’instant.'
          }
          why={isFiltered ? undefined : 'Elles arrivent ici dès qu’une association en commence une.'}
        />
      )}
      {page && page.items.length > 0 && (
        <DataTable
          caption="Demandes de SIRET"
          hidesCaption
          columns={columns}
          rows={page.items as DemandeSiretItem[]}
          rowId={({ id }) => id}
        />
      )}
      {page && (
        <Pager
          onPrevious={page.previous ? () => params.set({ page: page.previous }) : null}
          onNext={page.next ? () => params.set({ page: page.next }) : null}
        />
      )}
    </div>
  );
}

const countOf = ({ total, totalExact }: { total: number; totalExact: boolean }): string =>
  `${count(total, 'demande', 'demandes')}${totalExact ? '' : ' et plus'}`;

const columns: Column<DemandeSiretItem>[] = [
  {
    key: 'numero',
    label: 'Demande',
    isHeader: true,
    cell: (demande) => (
      <AppLink href={demandeHref(demande, '?mode=read')}>
        <span className="nombre">{demande.identifiant.id_fo_fonctionnel}</span>
      </AppLink>
    ),
  },
  {
    key: 'association',
    label: 'Association',
    cell: ({ identite }) => (
      <>
        {identite.nom}
        {identite.id_rna && (
          <>
            {' · '}
            <span className="nombre">{identite.id_rna}</span>
          </>
        )}
      </>
    ),
  },
  {
    key: 'etat',
    label: 'État',
    cell: ({ description: { code_etat } }) => (
      <>
        <EtatSiretBadge etat={code_etat} />
        {['AEM', 'INV'].includes(code_etat) && <span className="discret"> {etatsSiret[code_etat]}</span>}
      </>
    ),
  },
  {
    key: 'transmis_le',
    label: 'Transmise le',
    cell: ({ transmis_le }) => (transmis_le ? formatDate(new Date(transmis_le)) : '–'),
  },
  {
    key: 'siret',
    label: 'SIRET',
    cell: ({ id_siret }) => (id_siret ? <span className="nombre">{formatSiret(id_siret)}</span> : '–'),
  },
];
