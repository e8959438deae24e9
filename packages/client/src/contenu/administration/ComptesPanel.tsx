import {
  administrationEndpoints,
  type CompteAdministreView,
} from '@asso/contract/compte/administration.endpoints';
import { type EtatCompte, etatsCompte } from '@asso/domain/compte/administration.rules';
import { roles } from '@asso/domain/compte/roles.rules';
import { roleLabel } from '@asso/domain/compte/roles.words';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { type BadgeTone, StateBadge } from '../../ui/StateBadge.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { FilterBar } from '../../ui/table/FilterBar.tsx';
import type { Filter } from '../../ui/table/filters.ts';
import { Pager } from '../../ui/table/Pager.tsx';
import { ComptePanel } from './ComptePanel.tsx';

const filters: readonly Filter[] = [
  { key: 'avec_role', label: 'Rôle', options: roles.map((value) => ({ value, label: roleLabel(value) })) },
  {
    key: 'etat',
    label: 'État',
    options: Object.entries(etatsCompte).map(([value, label]) => ({ value, label })),
  },
];

const tones: Record<EtatCompte, BadgeTone> = {
  actif: 'vert',
  attente: 'bleu',
  desactive: 'gris',
  verrouille: 'rouge',
};

/** « Qui a un compte, et que peut cette personne ? » The panel searches the accounts. */
export function ComptesPanel() {
  const params = useQueryParams();
  const id = params.get('compte');
  const words = params.get('q') ?? '';
  const read = useRead(administrationEndpoints.listUsers, {
    query: {
      searchQuery: words || undefined,
      avec_role: params.get('avec_role') ?? undefined,
      etat: (params.get('etat') as EtatCompte | null) ?? undefined,
      limit: 50,
      cursor: params.get('page') ?? undefined,
    },
  });
  if (id) return <ComptePanel key={id} id={id} onChanged={() => void read.reload()} />;
  const page = read.state === 'lu' ? read.value : null;
  return (
    <div className="pile">
      <FilterBar
        filters={filters}
        values={{ avec_role: params.all('avec_role'), etat: params.all('etat') }}
        onChange={(next) =>
          params.set({ avec_role: next.avec_role ?? null, etat: next.etat ?? null, page: null })
        }
        search={{
          label: 'Nom ou adresse',
          text: words,
          onSearch: (text) => params.set({ q: text || null, page: null }),
        }}
        countText={
          page ? `${count(page.total, 'compte', 'comptes')}${page.totalExact ? '' : ' et plus'}` : ''
        }
      />
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {page && page.items.length === 0 && (
        <EmptyState
          fact="Aucun compte ne correspond."
          why="Essayez un mot plus court, ou une partie de l’adresse."
        />
      )}
      {page && page.items.length > 0 && (
        <DataTable
          caption="Comptes"
          hidesCaption
          columns={columns((one) => params.href({ compte: one }))}
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

const EtatCompteBadge = ({ etat }: { etat: EtatCompte }) => (
  <StateBadge tone={tones[etat]}>{etatsCompte[etat]}</StateBadge>
);

const columns = (hrefOf: (id: string) => string): Column<CompteAdministreView>[] => [
  {
    key: 'nom',
    label: 'Nom',
    isHeader: true,
    cell: ({ _id, prenom, nom }) => (
      <AppLink href={hrefOf(_id)}>
        {prenom} {nom}
      </AppLink>
    ),
  },
  { key: 'email', label: 'Adresse', cell: ({ email }) => email },
  { key: 'roles', label: 'Rôles', cell: (compte) => compte.roles.map(roleLabel).join(', ') },
  { key: 'associations', label: 'Associations', isNumber: true, cell: ({ associations }) => associations },
  { key: 'etat', label: 'Compte', cell: ({ etat }) => <EtatCompteBadge etat={etat} /> },
];
