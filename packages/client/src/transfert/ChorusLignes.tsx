import type { ChorusView } from '@asso/contract/transfert/chorus.endpoints';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { typesChorus } from '@asso/domain/transfert/chorus.rows';
import { motifsEcart } from '@asso/domain/transfert/chorus.rules';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';

type Ligne = ChorusView['lignes'][number] & Partial<Pick<ChorusView['ecartees'][number], 'motifs'>>;

/** It lists the amounts that will be sent, or those left out with their reasons. */
export const ChorusLignes = ({ caption, lignes }: { caption: string; lignes: readonly Ligne[] }) => (
  <DataTable
    caption={caption}
    hidesCaption
    columns={lignes.some(({ motifs }) => motifs) ? [...columns, pourquoi] : columns}
    rows={lignes.map((ligne, rang) => ({ ...ligne, rang }))}
    rowId={({ rang }) => String(rang)}
  />
);

const columns: Column<Ligne>[] = [
  {
    key: 'dossier',
    label: 'Dossier',
    isHeader: true,
    cell: ({ id_fo }) => <span className="nombre">{id_fo}</span>,
  },
  { key: 'association', label: 'Association', cell: ({ association }) => association },
  { key: 'type', label: 'Ligne', cell: ({ type }) => typesChorus[type] },
  {
    key: 'montant',
    label: 'Montant',
    isNumber: true,
    cell: ({ montant }) => <span className="nombre">{formatEurosCents(montant)}</span>,
  },
];

const pourquoi: Column<Ligne> = {
  key: 'motifs',
  label: 'Pourquoi',
  cell: ({ motifs = [] }) => motifs.map((motif) => motifsEcart[motif]).join(' '),
};
