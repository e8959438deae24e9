import { lotEndpoints } from '@asso/contract/instruction/lot.endpoints';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { sayResultat } from '@asso/domain/instruction/lot.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { listRow } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { derniereFileHref } from '../file/file-instruction.ts';
import { EtatLotBadge } from './EtatLotBadge.tsx';
import { LotPage } from './LotPage.tsx';
import { lotHref } from './lot-href.ts';

/** Lists the actions that the agent ran on many dossiers, or shows the one named in the address. */
export function LotsPage() {
  const { id } = useRouteParams();
  return id ? <LotPage key={id} id={id} /> : <Liste />;
}

const Liste = () => (
  <div className="page">
    <PageHeading
      titre="Actions sur plusieurs dossiers"
      fil={[{ label: 'Dossiers', href: derniereFileHref() }]}
      aide="instruction"
      chapo="Ce que vous avez lancé depuis la file. Les rapports sont gardés 30 jours."
    />
    <ListBlock
      list={useList(lots)}
      empty={
        <EmptyState
          {...lots.empty}
          action={<AppLink href={derniereFileHref()}>Aller aux dossiers</AppLink>}
        />
      }
    />
  </div>
);

const lots = listRow({
  call: lotEndpoints.listLots,
  limit: 20,
  empty: {
    fact: 'Aucune action pour l’instant.',
    why: 'Sélectionnez des dossiers dans la file pour en traiter plusieurs à la fois.',
  },
  caption: 'Actions',
  rowId: ({ id }) => id,
  columns: [
    {
      key: 'titre',
      label: 'Action',
      isHeader: true,
      cell: ({ id, titre }) => <AppLink href={lotHref(id)}>{titre}</AppLink>,
    },
    { key: 'etat', label: 'État', cell: ({ etat }) => <EtatLotBadge etat={etat} /> },
    {
      key: 'resultat',
      label: 'Résultat',
      cell: ({ etat, action, comptes }) =>
        etat === 'prepare' ? 'rien n’est fait' : sayResultat(action, comptes),
    },
    { key: 'le', label: 'Préparé', cell: ({ cree_le }) => formatHorodatage(new Date(cree_le)) },
    { key: 'jusque', label: 'Gardé jusqu’au', cell: ({ expire_le }) => formatDate(new Date(expire_le)) },
  ],
});
