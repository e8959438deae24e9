import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import { type FiltreDossiers, filtresDossiers } from '@asso/domain/dossier/dossier-filtres.rows';
import { nomDe as nomTri, type Tri, type TriDossiers } from '@asso/domain/dossier/dossier-tris.rows';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { attenteDe } from '../dossier/attente-dossier.ts';
import { completudeDite } from '../dossier/completude-dite.ts';
import { EtatBadge } from '../dossier/EtatBadge.tsx';
import { nomDe } from '../dossier/etat-dossier.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { now } from '../platform/clock.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';
import { UnknownValue } from '../ui/UnknownValue.tsx';
import { ligneId } from './file-instruction.ts';
import type { TableFiltres } from './instruction-filters.ts';
import './service-dossier.css';

type ColumnName = 'numero' | 'association' | 'filtres' | 'etat' | 'demande' | 'accorde' | 'transmis';

type InstructionTableProps = {
  caption: string;
  rows: readonly DossierItem[];
  hrefOf: (dossier: DossierItem) => string;
  /** Those that fit; all of them when absent. `filtres` stands for every one that the table of filters shows. */
  only?: readonly ColumnName[];
  table?: TableFiltres;
  /** The order shown, and how another one is asked; a short list has neither. */
  tri?: Tri | null;
  onTri?: (nom: string) => void;
  /** The number of the dossier one comes back from. */
  quitte?: string | null;
};

/** One line a dossier, what was granted once something was; what the table of filters shows stands between who asks and where it is. */
export function InstructionTable({
  caption,
  rows,
  hrefOf,
  only,
  table = filtresDossiers,
  tri,
  onTri,
  quitte,
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
      columns={columns
        .filter(isWanted)
        .map((column) => ({ ...column, isSortable: column.key in trisParColonne }))}
      rows={rows}
      rowId={({ id_fo }) => id_fo}
      markedRow={quitte}
      sort={tri ? { key: colonneDe(tri.tri), direction: tri.sens } : undefined}
      onSort={
        onTri &&
        (({ key, direction }) => onTri(nomTri({ tri: trisParColonne[key] ?? 'modifie', sens: direction })))
      }
    />
  );
}

/** The columns a list can be sorted by. */
const trisParColonne: Readonly<Record<string, TriDossiers>> = {
  numero: 'numero',
  association: 'association',
  'filtres-exercices': 'exercice',
  etat: 'etat',
  demande: 'demande',
  transmis: 'transmis',
};

const colonneDe = (tri: TriDossiers): string =>
  Object.keys(trisParColonne).find((key) => trisParColonne[key] === tri) ?? '';

const columnsBefore = (hrefOf: (dossier: DossierItem) => string): Column<DossierItem>[] => [
  {
    key: 'numero',
    label: 'N°',
    cell: ({ id_fo }) => (
      <span id={ligneId(id_fo)} className="nombre">
        {id_fo}
      </span>
    ),
  },
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
    firstSort: 'desc',
    cell: ({ montant_demande }) => formatEuros(montant_demande),
  },
  {
    key: 'accorde',
    label: 'Accordé',
    isNumber: true,
    cell: ({ montant_accorde }) =>
      montant_accorde === null ? <UnknownValue /> : formatEuros(montant_accorde),
  },
  { key: 'transmis', label: 'Reçu', cell: (dossier) => <RecuLe dossier={dossier} /> },
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

/** Who asks, then for what: the dossiers of one association are told apart by it. */
const Demandeur = ({ dossier, href }: { dossier: DossierItem; href: string }) => (
  <>
    <AppLink href={href}>
      {dossier.demandeur.nom}
      <span className="invisible">, dossier {dossier.id_fo}</span>
    </AppLink>
    {dossier.demandeur.commune && (
      <span className="demande-service__commune discret">, {lieuDe(dossier)}</span>
    )}
    <span className="demande-service__objet discret">{nomDe(dossier)}</span>
  </>
);

/** « Marseille (13) ». */
const lieuDe = ({ demandeur: { commune }, colonnes: { departements } }: DossierItem): string =>
  departements ? `${commune} (${departements})` : `${commune}`;

/** Several services seen at once are told apart by their code; what is awaited is said beside the state. */
const Etats = ({ dossier: { instructions } }: { dossier: DossierItem }) => (
  <span className="etats-services">
    {instructions.map((one) => {
      const dite = completudeDite(one);
      return (
        <span key={one.id_service_instructeur} className="etats-services__service">
          <EtatBadge etat={one.etat} />
          {dite && <StateBadge tone={dite.tone}>{dite.badge}</StateBadge>}
          {instructions.length > 1 && <span className="discret"> {one.service.code}</span>}
        </span>
      );
    })}
  </span>
);

/** Since when it waits, and whether that is longer than its campaign usually takes. */
function RecuLe({ dossier }: { dossier: DossierItem }) {
  const attente = attenteDe(dossier, now());
  if (!attente) return <UnknownValue />;
  return (
    <>
      <span className="nombre">{formatDate(attente.recu)}</span>
      {attente.phrase && (
        <span className={attente.isLate ? 'demande-service__retard' : 'demande-service__attente discret'}>
          {attente.phrase}
        </span>
      )}
    </>
  );
}
