import type { LotTransfert } from '@asso/contract/transfert/lot.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { formatEurosCents, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { envois, type LotEnvoi } from '@asso/domain/transfert/lot.words';
import type { ReactNode } from 'react';
import { type BadgeTone, StateBadge } from '../ui/StateBadge.tsx';
import { actsColumn } from '../ui/table/acts-column.ts';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';

type LotsTableProps<L extends LotTransfert> = {
  caption: string;
  lots: readonly L[];
  actes?: (lot: L) => ReactNode;
};

/** Lists the files that were made, the latest first. */
export const LotsTable = <L extends LotTransfert>({ caption, lots, actes }: LotsTableProps<L>) => (
  <DataTable
    caption={caption}
    hidesCaption
    columns={actes ? [...columns, actsColumn(actes)] : columns}
    rows={lots}
    rowId={({ id }) => id}
  />
);

const columns: Column<LotTransfert>[] = [
  {
    key: 'numero',
    label: 'Lot',
    isHeader: true,
    cell: ({ numero }) => <span className="nombre">{numero}</span>,
  },
  { key: 'contenu', label: 'Contenu', cell: ({ contenu }) => contenu },
  { key: 'nombre', label: 'Lignes', isNumber: true, cell: ({ nombre }) => formatNombre(nombre) },
  {
    key: 'montant',
    label: 'Montant',
    isNumber: true,
    cell: ({ montant }) => <span className="nombre">{formatEurosCents(montant)}</span>,
  },
  {
    key: 'fait',
    label: 'Fait',
    cell: ({ cree_le, par }) => `${formatHorodatage(new Date(cree_le))}, ${par}`,
  },
  {
    key: 'envoi',
    label: 'Envoi',
    cell: ({ envoi, envoye_le }) => (
      <>
        <EnvoiBadge envoi={envoi} />
        {envoye_le && <span className="discret"> {formatHorodatage(new Date(envoye_le))}</span>}
      </>
    ),
  },
];

const tones: Record<LotEnvoi, BadgeTone> = {
  telechargement: 'gris',
  'a-envoyer': 'bleu',
  envoye: 'vert',
  echec: 'rouge',
  defait: 'gris',
};

/** Says whether a file is to be downloaded, is being sent, was sent or was not. */
const EnvoiBadge = ({ envoi }: { envoi: LotEnvoi }) => (
  <StateBadge tone={tones[envoi]}>{envois[envoi]}</StateBadge>
);
