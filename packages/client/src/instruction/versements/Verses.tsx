import type { LigneVersee } from '@asso/contract/instruction/versements.endpoints';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { nomsNatures } from '@asso/domain/paiement/paiement.words';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { type ListeProps, useOngletsRead, versesRow } from './listes-versements.ts';
import { ProjetLigne, projetTip } from './ProjetLigne.tsx';

/** Lists what the service has paid, the last payment first, with the sum of all of them. */
export function Verses({ service, onRead }: ListeProps) {
  const list = useList(versesRow, { params: { service: service.id } });
  useOngletsRead(list.page?.onglets, onRead);
  const montant = list.page?.montant ?? 0;
  return (
    <ListBlock list={list} countMore={`${formatEurosCents(montant)} en tout`}>
      {({ items }) => (
        <DataTable
          className="versements"
          caption="Versements faits"
          hidesCaption
          columns={colonnes}
          rows={items}
          rowId={({ id }) => id}
        />
      )}
    </ListBlock>
  );
}

const colonnes: readonly Column<LigneVersee>[] = [
  {
    key: 'paye',
    label: 'Versé le',
    cell: ({ paye_le }) => <span className="nombre">{formatDay(paye_le)}</span>,
  },
  {
    key: 'projet',
    label: 'Projet, association',
    isHeader: true,
    tip: projetTip,
    cell: (ligne) => <ProjetLigne ligne={ligne} />,
  },
  { key: 'tranche', label: 'Tranche', cell: ({ nature }) => nomsNatures[nature] },
  { key: 'reference', label: 'Référence', cell: ({ reference }) => reference ?? '–' },
  {
    key: 'compte',
    label: 'Compte',
    cell: ({ iban_masque }) => <span className="nombre">{iban_masque ?? '–'}</span>,
  },
  {
    key: 'montant',
    label: 'Montant',
    isNumber: true,
    cell: ({ montant }) => formatEurosCents(montant),
  },
];
