import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { labelOf } from '@asso/domain/referentiel/referentiels.rules';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { BackHome } from '../../platform/page/BackHome.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { FilterBar } from '../../ui/table/FilterBar.tsx';
import { listesDuJour } from '../../ui/table/listes.ts';
import { Pager } from '../../ui/table/Pager.tsx';
import { DefinitionActes } from './DefinitionActes.tsx';
import { definitionHref } from './definition-href.ts';
import { EtatDefinitionBadge } from './EtatDefinitionBadge.tsx';
import { NouvelAgrement } from './NouvelAgrement.tsx';
import '../../ui/table/filter-bar.css';
import '../../ui/fields/fields.css';
import '../../dossier/dossier.css';

/** « Quels agréments proposons-nous, et lesquels sont à préparer ? » The page lists them. */
export function DefinitionsPage() {
  const params = useQueryParams();
  const words = params.get('q');
  const [isNew, setIsNew] = useState(false);
  const read = useRead(definitionEndpoints.listAgrements, {
    query: {
      administres: 'true',
      q: words ?? undefined,
      limit: 50,
      cursor: params.get('page') ?? undefined,
    },
  });
  const page = read.state === 'lu' ? read.value : null;
  // When the server is away the page waits; an unexplained failure leads home (§8 Access).
  if (read.state === 'refuse' && read.problem.code === 'agrement.etats-illisibles') {
    return <BackHome message={read.problem.message} />;
  }
  return (
    <div className="page page--serree">
      <PageHeading
        titre="Agréments proposés"
        chapo="Ce que les associations peuvent demander, et ce qui se prépare."
        actions={
          <button type="button" className="fr-btn" onClick={() => setIsNew(true)}>
            Créer un agrément
          </button>
        }
      />
      {isNew && <NouvelAgrement onClose={() => setIsNew(false)} />}
      <FilterBar
        filters={[]}
        values={{}}
        onChange={() => undefined}
        search={{
          label: 'Nom, code, type ou service',
          text: words ?? '',
          onSearch: (text) => params.set({ q: text || null, page: null }),
        }}
        countText={
          page ? `${count(page.total, 'agrément', 'agréments')}${page.totalExact ? '' : ' et plus'}` : ''
        }
      />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && page.items.length === 0 && (
        <EmptyState
          fact={words ? 'Aucun agrément pour ces mots.' : 'Aucun agrément pour l’instant.'}
          why={
            words
              ? 'Essayez un mot plus court.'
              : 'Créez le premier : rien n’est proposé avant d’être publié.'
          }
          action={
            words && <AppLink href={params.href({ q: null, page: null })}>Voir tous les agréments</AppLink>
          }
        />
      )}
      {page && page.items.length > 0 && (
        <DataTable
          caption="Agréments proposés"
          hidesCaption
          columns={columnsFor(() => void read.reload())}
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

const typeDit = ({ type_agrement }: AgrementResume): string =>
  labelOf('agrements-types', type_agrement, listesDuJour.get());

const datesDites = ({ date_debut, date_fin, fuseau }: AgrementResume): string =>
  date_debut && date_fin
    ? `du ${formatHorodatage(new Date(date_debut), fuseau)} au ${formatHorodatage(new Date(date_fin), fuseau)}`
    : 'à publier';

const columnsFor = (onDone: () => void): Column<AgrementResume>[] => [
  {
    key: 'libelle',
    label: 'Agrément',
    isHeader: true,
    cell: (one) => (
      <>
        <AppLink href={definitionHref(one._id)}>{one.libelle}</AppLink>
        <span className="discret"> {one.code}</span>
      </>
    ),
  },
  { key: 'type', label: 'Type', cell: typeDit },
  { key: 'service', label: 'Service', cell: ({ service }) => service.nom },
  { key: 'dates', label: 'Ouvert', cell: datesDites },
  { key: 'etat', label: 'État', cell: ({ etat }) => <EtatDefinitionBadge etat={etat} /> },
  { key: 'actes', label: 'Actions', cell: (one) => <DefinitionActes agrement={one} onDone={onDone} /> },
];
