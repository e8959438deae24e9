import { administrationEndpoints } from '@asso/contract/compte/administration.endpoints';
import { type EtatCompte, etatsCompte } from '@asso/domain/compte/administration.rules';
import { roles } from '@asso/domain/compte/roles.rules';
import { roleLabel } from '@asso/domain/compte/roles.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { type BadgeTone, StateBadge } from '../../ui/StateBadge.tsx';
import { ComptePanel } from './ComptePanel.tsx';

const tones: Record<EtatCompte, BadgeTone> = {
  actif: 'vert',
  attente: 'bleu',
  desactive: 'gris',
  verrouille: 'rouge',
};

/** Searches the accounts, or shows the one named in the address. */
export function ComptesPanel() {
  const id = useQueryParams().get('compte');
  const list = useList(comptes);
  if (id) return <ComptePanel key={id} id={id} onChanged={() => void list.reload()} />;
  return (
    <div className="pile">
      <ListBlock list={list} />
    </div>
  );
}

const EtatCompteBadge = ({ etat }: { etat: EtatCompte }) => (
  <StateBadge tone={tones[etat]}>{etatsCompte[etat]}</StateBadge>
);

const comptes = listRow({
  call: administrationEndpoints.listUsers,
  search: { label: 'Nom ou adresse', name: 'searchQuery' },
  filters: [
    { key: 'avec_role', label: 'Rôle', options: roles.map((value) => ({ value, label: roleLabel(value) })) },
    {
      key: 'etat',
      label: 'État',
      options: Object.entries(etatsCompte).map(([value, label]) => ({ value, label })),
    },
  ],
  noun: ['compte', 'comptes'],
  empty: { fact: 'Aucun compte pour l’instant.' },
  noneFound: {
    fact: 'Aucun compte ne correspond.',
    why: 'Essayez un mot plus court, ou une partie de l’adresse.',
  },
  caption: 'Comptes',
  rowId: ({ _id }) => _id,
  columns: ({ params }) => [
    {
      key: 'nom',
      label: 'Nom',
      isHeader: true,
      cell: ({ _id, prenom, nom }) => (
        <AppLink href={params.href({ compte: _id })}>
          {prenom} {nom}
        </AppLink>
      ),
    },
    { key: 'email', label: 'Adresse', cell: ({ email }) => email },
    { key: 'roles', label: 'Rôles', cell: (compte) => compte.roles.map(roleLabel).join(', ') },
    { key: 'associations', label: 'Associations', isNumber: true, cell: ({ associations }) => associations },
    { key: 'etat', label: 'Compte', cell: ({ etat }) => <EtatCompteBadge etat={etat} /> },
  ],
});
