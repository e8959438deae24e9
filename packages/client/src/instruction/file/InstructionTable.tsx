import { type FiltreDossiers, filtresDossiers } from '@asso/domain/dossier/dossier-filtres.rows';
import { nomOf as nomTri, type Tri, type TriDossiers } from '@asso/domain/dossier/dossier-tris.rows';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { type ColonneFile, colonnesFile, nomsColonnes } from '@asso/domain/instruction/colonnes-file.rows';
import { attenteOf } from '../../dossier/attente-dossier.ts';
import { completudeSaid } from '../../dossier/completude-dite.ts';
import { EtatBadge } from '../../dossier/EtatBadge.tsx';
import { nomOf } from '../../dossier/etat-dossier.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { ligneId } from './file-instruction.ts';
import type { LigneFile } from './ligne-file.ts';
import '../dossier/service-dossier.css';

type InstructionTableProps = {
  caption: string;
  rows: readonly LigneFile[];
  hrefOf: (dossier: LigneFile) => string;
  /** The columns are given in the order they are shown. */
  colonnes: readonly ColonneFile[];
  /** `tri` is the order that is shown and `onTri` asks for another one; a short list has neither. */
  tri?: Tri | null;
  onTri?: (nom: string) => void;
  /** It is the number of the dossier the agent comes back from. */
  quitte?: string | null;
  /** When it is given, lines can be selected, by their number. */
  selection?: {
    chosen: ReadonlySet<string>;
    onChange: (chosen: ReadonlySet<string>) => void;
    nameOf: (dossier: LigneFile) => string;
  };
};

/** Each dossier has one line, with the chosen columns; a column that is empty for every line is left out. */
export function InstructionTable({
  caption,
  rows,
  hrefOf,
  colonnes,
  tri,
  onTri,
  quitte,
  selection,
}: InstructionTableProps) {
  const isSaid = (name: ColonneFile) => siDites[name]?.(rows) ?? true;
  return (
    <DataTable
      keepsHead
      caption={caption}
      hidesCaption
      columns={colonnes.filter(isSaid).map((name) => ({
        ...columnOf(name, hrefOf),
        isSortable: name in trisParColonne,
      }))}
      rows={rows}
      rowId={({ id_fo }) => id_fo}
      markedRow={quitte}
      selection={selection}
      sort={tri ? { key: colonneOf(tri.tri), direction: tri.sens } : undefined}
      onSort={
        onTri &&
        (({ key, direction }) =>
          onTri(nomTri({ tri: trisParColonne[key as ColonneFile] ?? 'modifie', sens: direction })))
      }
    />
  );
}

const siDites: Partial<Record<ColonneFile, (rows: readonly LigneFile[]) => boolean>> = {
  accorde: (rows) => rows.some(({ montant_accorde }) => montant_accorde !== null),
  etiquettes: (rows) => rows.some(({ colonnes }) => colonnes.etiquettes),
};

/** A list can be sorted by these columns. */
const trisParColonne: Readonly<Partial<Record<ColonneFile, TriDossiers>>> = {
  numero: 'numero',
  association: 'association',
  exercices: 'exercice',
  etat: 'etat',
  demande: 'demande',
  transmis: 'transmis',
  note: 'note',
};

const colonneOf = (tri: TriDossiers): string =>
  nomsColonnes.find((name) => trisParColonne[name] === tri) ?? '';

type Cell = Omit<Column<LigneFile>, 'key' | 'label'>;

const columnOf = (name: ColonneFile, hrefOf: (dossier: LigneFile) => string): Column<LigneFile> => ({
  key: name,
  label: colonnesFile[name].label,
  ...(name === 'association'
    ? { isHeader: true, cell: (dossier) => <Demandeur dossier={dossier} href={hrefOf(dossier)} /> }
    : (cells[name] ?? { cell: (dossier) => said(name, dossier) })),
});

const cells: Partial<Record<ColonneFile, Cell>> = {
  numero: {
    cell: ({ id_fo }) => (
      <span id={ligneId(id_fo)} className="nombre">
        {id_fo}
      </span>
    ),
  },
  etat: { cell: (dossier) => <Etats dossier={dossier} /> },
  demande: {
    isNumber: true,
    firstSort: 'desc',
    // An accreditation asks for no amount: « 0 € » would say that it does.
    cell: ({ genre, montant_demande }) =>
      genre === 'agrement' ? <UnknownValue /> : formatEuros(montant_demande),
  },
  accorde: {
    isNumber: true,
    cell: ({ montant_accorde }) =>
      montant_accorde === null ? <UnknownValue /> : formatEuros(montant_accorde),
  },
  transmis: { cell: (dossier) => <RecuLe dossier={dossier} /> },
  note: {
    isNumber: true,
    firstSort: 'desc',
    cell: ({ colonnes: { note } }) =>
      note === null || note === undefined ? <UnknownValue /> : formatNombre(Number(note)),
  },
};

/** It gives what the dossier holds for a column, in the words of its choices where the filter has some. */
function said(name: ColonneFile, { colonnes }: LigneFile) {
  const value = colonnes[name] ?? null;
  if (value === null) return <UnknownValue />;
  const { options = [] }: Partial<FiltreDossiers> = Reflect.get(filtresDossiers, name) ?? {};
  return options.find((option) => option.value === String(value))?.label ?? String(value);
}

/** The applicant comes first, then the purpose, which tells apart several dossiers of one association. */
const Demandeur = ({ dossier, href }: { dossier: LigneFile; href: string }) => (
  <>
    <AppLink href={href}>
      {dossier.demandeur.nom}
      <span className="invisible">, dossier {dossier.id_fo}</span>
    </AppLink>
    {dossier.demandeur.commune && (
      <span className="demande-service__commune discret">, {lieuOf(dossier)}</span>
    )}
    <span className="demande-service__objet discret">{nomOf(dossier)}</span>
  </>
);

/** It gives a place such as « Marseille (13) ». */
const lieuOf = ({ demandeur: { commune }, colonnes: { departements } }: LigneFile): string =>
  departements ? `${commune} (${departements})` : `${commune}`;

/** When several services are shown at once, each has its code; what is awaited is said beside the state. */
const Etats = ({ dossier: { instructions } }: { dossier: LigneFile }) => (
  <span className="etats-services">
    {instructions.map((one) => {
      const dite = completudeSaid(one);
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

/** It says since when the dossier waits, and whether that is longer than its campaign usually takes. */
function RecuLe({ dossier }: { dossier: LigneFile }) {
  const attente = attenteOf(dossier, now());
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
