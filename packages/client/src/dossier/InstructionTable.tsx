import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { type FiltreDossiers, filtresDossiers } from '@asso/domain/dossier/dossier-filtres';
import { formatEuros } from '@asso/domain/identifiants/affichage';
import { formatDate } from '@asso/domain/identifiants/instants';
import { AppLink } from '../platform/AppLink.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { UnknownValue } from '../ui/UnknownValue.tsx';
import { EtatBadge } from './EtatBadge.tsx';
import type { TableFiltres } from './instruction-filters.ts';

type ColumnName = 'numero' | 'association' | 'filtres' | 'etat' | 'demande' | 'accorde' | 'transmis';

type InstructionTableProps = {
  caption: string;
  rows: readonly DossierItem[];
  hrefOf: (dossier: DossierItem) => string;
  /** Those that fit; all of them when absent. `filtres` stands for every one that the table of filters shows. */
  only?: readonly ColumnName[];
  table?: TableFiltres;
};

/** One line a dossier, what was granted once something was; what the table of filters shows stands between who asks and where it is. */
export function InstructionTable({
  caption,
  rows,
  hrefOf,
  only,
  table = filtresDossiers,
}: InstructionTableProps) {
  const columns = [
    ...columnsBefore(hrefOf),
    ...Object.entries(table).flatMap(([name, row]) => (row.inTable ? [columnOf(name, row)] : [])),
    ...columnsAfter,
  ];
  const isGranted = rows.some(({ montant_accorde }) => montant_accorde !== null);
  const isWanted = ({ key }: Column<DossierItem>) =>
    (key !== 'accorde' || isGranted) &&
    (only === undefined || only.some((name) => key === name || key.startsWith(`${name}-`)));
  return (
    <DataTable
      caption={caption}
      hidesCaption
      columns={columns.filter(isWanted)}
      rows={rows}
      rowId={({ id }) => id}
    />
  );
}

const columnsBefore = (hrefOf: (dossier: DossierItem) => string): Column<DossierItem>[] => [
  { key: 'numero', label: 'N°', cell: ({ id_fo }) => <span className="nombre">{id_fo}</span> },
  {
    key: 'association',
    label: 'Association',
    isHeader: true,
    cell: (dossier) => <Demandeur dossier={dossier} href={hrefOf(dossier)} />,
  },
];

const columnsAfter: Column<DossierItem>[] = [
  { key: 'etat', label: 'État', cell: (dossier) => <Etats dossier={dossier} /> },
  {
    key: 'demande',
    label: 'Demandé',
    isNumber: true,
    cell: ({ montant_demande }) => formatEuros(montant_demande),
  },
  {
    key: 'accorde',
    label: 'Accordé',
    isNumber: true,
    cell: ({ montant_accorde }) =>
      montant_accorde === null ? <UnknownValue /> : formatEuros(montant_accorde),
  },
  { key: 'transmis', label: 'Transmis', cell: (dossier) => <TransmisLe dossier={dossier} /> },
];

const columnOf = (name: string, row: FiltreDossiers): Column<DossierItem> => ({
  key: `filtres-${name}`,
  label: row.label,
  cell: ({ colonnes }) => {
    const value = colonnes[name] ?? null;
    if (value === null) return <UnknownValue />;
    return row.options?.find((option) => option.value === String(value))?.label ?? String(value);
  },
});

/** The link is told from that of the same association's other dossiers. */
const Demandeur = ({ dossier, href }: { dossier: DossierItem; href: string }) => (
  <>
    <AppLink href={href}>
      {dossier.demandeur.nom}
      <span className="invisible">, dossier {dossier.id_fo}</span>
    </AppLink>
    {dossier.demandeur.commune && (
      <span className="discret demandeur__commune">, {dossier.demandeur.commune}</span>
    )}
  </>
);

/** Several services seen at once are told apart by their code. */
const Etats = ({ dossier: { instructions } }: { dossier: DossierItem }) => (
  <span className="etats-services">
    {instructions.map(({ id_service_instructeur, etat, service }) => (
      <span key={id_service_instructeur}>
        <EtatBadge etat={etat} />
        {instructions.length > 1 && <span className="discret"> {service.code}</span>}
      </span>
    ))}
  </span>
);

function TransmisLe({ dossier: { instructions } }: { dossier: DossierItem }) {
  const [latest] = instructions
    .flatMap((one) => one.transmis_le ?? [])
    .toSorted()
    .reverse();
  return latest ? <span className="nombre">{formatDate(new Date(latest))}</span> : <UnknownValue />;
}
