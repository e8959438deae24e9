import { serviceEndpoints } from '@asso/contract/service/service.endpoints';
import type { ServiceView } from '@asso/contract/service/service.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { typesServices } from '@asso/domain/referentiel/data/types-services';
import { rdsServiceFields } from '@asso/domain/service/service.fields';
import { niveauxTerritoriaux } from '@asso/domain/service/territoire-service.rows';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { FilterBar } from '../../ui/table/FilterBar.tsx';
import type { Filter } from '../../ui/table/filters.ts';
import { Pager } from '../../ui/table/Pager.tsx';
import { ServicePage } from './ServicePage.tsx';
import { nouveauServiceHref, serviceHref, servicesHref } from './services-href.ts';
import '../../dossier/dossier.css';

const filters: readonly Filter[] = [
  { key: 'type', label: 'Type', options: typesServices },
  { key: 'niveau', label: 'Niveau', options: niveauxTerritoriaux },
  {
    key: 'verrouille',
    label: 'Verrou',
    options: [
      { value: 'non', label: 'Ouverts' },
      { value: 'oui', label: 'Verrouillés' },
    ],
  },
];

/** It lists the services one administers, or shows the one the address names. */
export function ServicesPage() {
  const id = useQueryParams().get('service');
  return id ? <ServicePage key={id} id={id} /> : <ListeServices />;
}

/** « Quels services instruisent ici, et qui s’y connecte ? » The list answers it. */
function ListeServices() {
  const params = useQueryParams();
  const words = params.get('q');
  const values = Object.fromEntries(filters.map(({ key }) => [key, params.all(key)]));
  const read = useRead(serviceEndpoints.listServices, {
    query: {
      searchQuery: words ?? undefined,
      type: params.get('type') ?? undefined,
      niveau_territorial: params.get('niveau') ?? undefined,
      verrouille: (params.get('verrouille') as 'oui' | 'non' | null) ?? undefined,
      limit: 50,
      cursor: params.get('page') ?? undefined,
    },
  });
  const page = read.state === 'lu' ? read.value : null;
  const isFiltered = Boolean(words) || Object.values(values).some((chosen) => chosen.length > 0);
  return (
    <div className="page page--serree">
      <PageHeading
        titre="Services"
        chapo="Les services qui instruisent, leur compte et leurs personnes."
        actions={
          <AppLink className="fr-btn" href={nouveauServiceHref}>
            Ajouter un service
          </AppLink>
        }
      />
      <FilterBar
        filters={filters}
        values={values}
        onChange={(next) =>
          params.set({
            ...Object.fromEntries(filters.map(({ key }) => [key, next[key] ?? null])),
            page: null,
          })
        }
        search={{
          label: 'Nom ou code',
          text: words ?? '',
          onSearch: (text) => params.set({ q: text || null, page: null }),
        }}
        countText={
          page ? `${count(page.total, 'service', 'services')}${page.totalExact ? '' : ' et plus'}` : ''
        }
      />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && page.items.length === 0 && (
        <EmptyState
          fact={isFiltered ? 'Aucun service ne correspond.' : 'Aucun service pour l’instant.'}
          why={isFiltered ? undefined : 'Ajoutez le premier : son compte et son profil se créent ensemble.'}
          action={isFiltered && <AppLink href={servicesHref}>Effacer les filtres</AppLink>}
        />
      )}
      {page && page.items.length > 0 && (
        <DataTable
          caption="Services"
          hidesCaption
          columns={columns}
          rows={page.items}
          rowId={({ _id }) => _id}
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

const territoires = new Map(
  rdsServiceFields.code_territoire.options.map(({ value, label }) => [value, label]),
);

const columns: Column<ServiceView>[] = [
  {
    key: 'nom',
    label: 'Nom',
    isHeader: true,
    cell: ({ _id, nom }) => <AppLink href={serviceHref(_id)}>{nom}</AppLink>,
  },
  { key: 'code', label: 'Code', cell: ({ code }) => code },
  { key: 'type', label: 'Type', cell: ({ profil, type }) => profil.type || type },
  {
    key: 'territoire',
    label: 'Territoire',
    cell: ({ code_territoire }) => territoires.get(code_territoire) ?? code_territoire,
  },
  { key: 'compte', label: 'Compte', cell: (service) => <CompteBadge {...service} /> },
];

function CompteBadge({ locked, authId, enabled }: ServiceView) {
  if (locked) return <StateBadge tone="rouge">verrouillé</StateBadge>;
  if (!authId) return <StateBadge tone="gris">sans compte</StateBadge>;
  return enabled ? <StateBadge tone="vert">actif</StateBadge> : <StateBadge tone="gris">inactif</StateBadge>;
}
