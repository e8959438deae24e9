import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { SubventionAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { FilterBar } from '../../ui/table/FilterBar.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { bibliothequeHref, campagneHref } from './campagne-href.ts';
import { EtatSubventionBadge } from './EtatSubventionBadge.tsx';
import { NouvelleSubvention } from './NouvelleSubvention.tsx';
import { SubventionActes } from './SubventionActes.tsx';
import '../../ui/table/filter-bar.css';
import '../../ui/fields/fields.css';
import '../../dossier/dossier.css';

/** « Quelles aides proposons-nous, et lesquelles sont à préparer ? » The page lists them. */
export function SubventionsAdministreesPage() {
  const params = useQueryParams();
  const words = params.get('q');
  const [isNew, setIsNew] = useState(false);
  const read = useRead(campagneEndpoints.listCampagnes, {
    query: { q: words ?? undefined, limit: 50, cursor: params.get('page') ?? undefined },
  });
  const page = read.state === 'lu' ? read.value : null;
  const reload = () => void read.reload();
  return (
    <div className="page page--serree">
      <PageHeading
        titre="Subventions et campagnes"
        chapo="Ce que les associations peuvent demander, et ce qui se prépare."
        actions={
          <>
            <button type="button" className="fr-btn" onClick={() => setIsNew(true)}>
              Créer une subvention
            </button>
            <AppLink href={bibliothequeHref}>Bibliothèque des champs et des pièces</AppLink>
          </>
        }
      />
      {isNew && <NouvelleSubvention onClose={() => setIsNew(false)} />}
      <FilterBar
        filters={[]}
        values={{}}
        onChange={() => undefined}
        search={{
          label: 'Titre, code ou dispositif',
          text: words ?? '',
          onSearch: (text) => params.set({ q: text || null, page: null }),
        }}
        countText={
          page ? `${count(page.total, 'subvention', 'subventions')}${page.totalExact ? '' : ' et plus'}` : ''
        }
      />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && page.items.length === 0 && (
        <EmptyState
          fact={words ? 'Aucune subvention pour ces mots.' : 'Aucune subvention pour l’instant.'}
          why={
            words
              ? 'Essayez un mot plus court.'
              : 'Créez la première : rien n’est proposé avant d’être publié.'
          }
          action={
            words && (
              <AppLink href={params.href({ q: null, page: null })}>Voir toutes les subventions</AppLink>
            )
          }
        />
      )}
      {page && page.items.length > 0 && (
        <DataTable
          caption="Subventions"
          hidesCaption
          columns={columns(reload)}
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
    </div>
  );
}

/** It gives « 01/11/2026 – 31/01/2027 », in the days of the territory. */
function datesDites({ date_debut, date_fin, fuseau }: SubventionAdministree): string {
  if (!date_debut || !date_fin) return 'Pas encore publiées';
  const day = (iso: string) => formatDate(new Date(iso), fuseau ?? undefined);
  return `Du ${day(date_debut)} au ${day(date_fin)}`;
}

const columns = (reload: () => void): Column<SubventionAdministree>[] => [
  {
    key: 'titre',
    label: 'Subvention',
    isHeader: true,
    cell: ({ id, titre, code }) => (
      <>
        <AppLink href={campagneHref(id)}>{titre}</AppLink> <span className="discret">{code}</span>
      </>
    ),
  },
  { key: 'dispositif', label: 'Dispositif', cell: ({ dispositif }) => dispositif.label },
  { key: 'service', label: 'Service référent', cell: ({ service }) => service?.nom ?? '–' },
  {
    key: 'campagne',
    label: 'Campagne publiée',
    cell: ({ campagne_exercice, numero_version, isModifiee }) => (
      <>
        {numero_version === null ? 'Aucune' : `${campagne_exercice}, version ${numero_version}`}
        {numero_version !== null && isModifiee && <span className="discret"> (brouillon modifié)</span>}
      </>
    ),
  },
  { key: 'dates', label: 'Ouverture et clôture', cell: datesDites },
  {
    key: 'dossiers',
    label: 'Dossiers',
    isNumber: true,
    cell: ({ dossiers }) => (dossiers < 1000 ? formatNombre(dossiers) : `${formatNombre(1000)} et plus`),
  },
  { key: 'etat', label: 'État', cell: ({ etat }) => <EtatSubventionBadge etat={etat} /> },
  {
    key: 'actes',
    label: 'Actions',
    cell: (subvention) => <SubventionActes subvention={subvention} onDone={reload} />,
  },
];
