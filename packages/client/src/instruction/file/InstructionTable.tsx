import { type FiltreDossiers, filtresDossiers } from '@asso/domain/dossier/dossier-filtres.rows';
import { triName as nomTri, type Tri, type TriDossiers } from '@asso/domain/dossier/dossier-tris.rows';
import { sumAccordesVus } from '@asso/domain/dossier/suivi/depart.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { type ColonneFile, colonnesFile, nomsColonnes } from '@asso/domain/instruction/colonnes-file.rows';
import { formatNote } from '@asso/domain/subvention/montants/bareme.rules';
import { intituleDossier, nameDossier } from '../../dossier/etat-dossier.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePreferences } from '../../platform/preferences.ts';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Bureau } from '../bureau/use-bureau.ts';
import { Drapeau } from '../signaux/Drapeau.tsx';
import type { Contraires } from '../signaux/use-signaux-de-la-file.ts';
import { AttenduLe } from './AttenduLe.tsx';
import { EtatsCourts } from './EtatsCourts.tsx';
import { CelluleEnPlace, isCellule } from './en-place/CelluleEnPlace.tsx';
import { ligneId } from './file-instruction.ts';
import { computeLargeur } from './largeurs-file.ts';
import type { LigneFile } from './ligne-file.ts';
import { RecuLe } from './RecuLe.tsx';
import '../../ui/table/work-table.css';
import './file.css';

type InstructionTableProps = {
  caption: string;
  rows: readonly LigneFile[];
  hrefOf: (dossier: LigneFile) => string;
  /** The columns are given in the order they are shown. */
  colonnes: readonly ColonneFile[];
  /** `tri` is the order that is shown and `onTri` asks for another one; a short list has neither. */
  tri?: Tri | null;
  onTri?: (nom: string) => void;
  /** When given, the cells of the assigned person, the labels and the proposed amount can be changed in the table. */
  bureau?: Bureau | undefined;
  /**
   * The number of the dossier that the agent comes back from (`quitte`), or of the one that is open beside the queue
   * (`ouvert`).
   */
  quitte?: string | null;
  /** When given, neighbouring lines with the same title form a group. */
  groupOf?: ((dossier: LigneFile) => string) | undefined;
  ouvert?: string | undefined;
  /** What stands against granting each dossier, flagged beside its name. */
  contraires?: Contraires;
  /** When given, lines can be selected, by the number of their dossier. */
  selection?: {
    chosen: ReadonlySet<string>;
    onChange: (chosen: ReadonlySet<string>) => void;
    nameOf: (dossier: LigneFile) => string;
  };
};

/** The table of dossiers, with the chosen columns; a column that is empty in every line is left out. */
export function InstructionTable({
  caption,
  rows,
  hrefOf,
  colonnes,
  tri,
  onTri,
  bureau,
  quitte,
  groupOf,
  ouvert,
  selection,
  contraires,
}: InstructionTableProps) {
  const { hauteur } = usePreferences();
  const isSaid = (name: ColonneFile) => siDites[name]?.(rows) ?? true;
  return (
    <DataTable
      keepsHead
      className={hauteur === 'haute' ? 'tableau-travail tableau-travail--haute' : 'tableau-travail'}
      bodyId={onTri && 'liste'}
      caption={caption}
      hidesCaption
      columns={colonnes.filter(isSaid).map((name) => ({
        ...enPlace(name, columnOf(name, { hrefOf, ouvert, contraires }), bureau),
        width: computeLargeur(name, rows),
        ...(name === 'association' && colonnes.length <= colonnesLarges && { width: undefined }),
        isSortable: name in trisParColonne,
      }))}
      rows={rows}
      rowId={({ id_fo }) => id_fo}
      markedRow={ouvert ?? quitte}
      groupOf={groupOf}
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

/** Returns what is granted, with the decision of the service that waits to leave. */
const accordeVu = ({ montant_accorde, instructions }: LigneFile): number | null =>
  sumAccordesVus(
    montant_accorde,
    instructions.map(({ depart }) => depart),
  );

/** Returns the column with cells that can be changed in place, or as it is when `bureau` or the column forbids that. */
const enPlace = (
  name: ColonneFile,
  column: Column<LigneFile>,
  bureau: Bureau | undefined,
): Column<LigneFile> =>
  bureau && isCellule(name)
    ? {
        ...column,
        cell: (dossier) => (
          <CelluleEnPlace nom={name} dossier={dossier} bureau={bureau}>
            {column.cell(dossier)}
          </CelluleEnPlace>
        ),
      }
    : column;

const siDites: Partial<Record<ColonneFile, (rows: readonly LigneFile[]) => boolean>> = {
  accorde: (rows) => rows.some((row) => accordeVu(row) !== null),
};

/** The columns by which a list can be sorted. */
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

const columnOf = (
  name: ColonneFile,
  { hrefOf, ouvert, contraires }: Pick<InstructionTableProps, 'hrefOf' | 'ouvert' | 'contraires'>,
): Column<LigneFile> => ({
  key: name,
  label: courtOf(name) ?? colonnesFile[name].label,
  title: courtOf(name) && colonnesFile[name].label,
  ...(name === 'projet'
    ? {
        isHeader: true,
        tip: nameDossier,
        cell: (dossier) => (
          <span className="avec-drapeau">
            <Projet dossier={dossier} href={hrefOf(dossier)} isOuvert={dossier.id_fo === ouvert} />
            <Drapeau contraires={contraires?.get(dossier.id_fo)} />
          </span>
        ),
      }
    : (cells[name] ?? { tip: (dossier) => dit(name, dossier), cell: (dossier) => said(name, dossier) })),
});

const courtOf = (name: ColonneFile): string | undefined => {
  const colonne = colonnesFile[name];
  return 'court' in colonne ? colonne.court : undefined;
};

/** In a table of at most this many columns, the association shares with the project what the others leave. */
const colonnesLarges = 5;

const cells: Partial<Record<ColonneFile, Cell>> = {
  association: {
    tip: lieuOf,
    cell: ({ demandeur: { nom } }) => <span className="discret">{nom}</span>,
  },
  numero: { cell: ({ id_fo }) => <span className="nombre discret">{id_fo}</span> },
  etat: { cell: (dossier) => <EtatsCourts dossier={dossier} /> },
  demande: {
    isNumber: true,
    firstSort: 'desc',
    // An agrément asks for no amount: « 0 € » would be wrong.
    cell: ({ genre, montant_demande }) =>
      genre === 'agrement' ? <UnknownValue /> : formatEuros(montant_demande),
  },
  propose: {
    isNumber: true,
    cell: ({ colonnes: { propose } }) =>
      propose === null || propose === undefined ? <UnknownValue /> : formatEuros(Number(propose)),
  },
  accorde: {
    isNumber: true,
    cell: (dossier) => {
      const accorde = accordeVu(dossier);
      return accorde === null ? <UnknownValue /> : formatEuros(accorde);
    },
  },
  transmis: { cell: (dossier) => <RecuLe dossier={dossier} /> },
  attendu: { cell: (dossier) => <AttenduLe dossier={dossier} /> },
  note: {
    isNumber: true,
    firstSort: 'desc',
    cell: ({ colonnes: { note } }) =>
      note === null || note === undefined ? <UnknownValue /> : formatNote(Number(note)),
  },
};

/** Returns what the dossier holds for a column, in the words of the filter's choices where it has some. */
function dit(name: ColonneFile, { colonnes }: LigneFile): string | undefined {
  const value = Reflect.get(colonnes, name) ?? null;
  if (value === null) return undefined;
  const { options = [] }: Partial<FiltreDossiers> = Reflect.get(filtresDossiers, name) ?? {};
  return options.find((option) => option.value === String(value))?.label ?? String(value);
}

const said = (name: ColonneFile, dossier: LigneFile) => dit(name, dossier) ?? <UnknownValue />;

type ProjetProps = { dossier: LigneFile; href: string; isOuvert: boolean };

/** Names a line by its project, which people remember; a draft that is only known to be begun has no page to open. */
const Projet = ({ dossier, href, isOuvert }: ProjetProps) => {
  const nom = (
    <>
      {intituleDossier(dossier)}
      <span className="invisible">, dossier {dossier.id_fo}</span>
    </>
  );
  if (dossier.rights.consult === false) return <span id={ligneId(dossier.id_fo)}>{nom}</span>;
  return (
    <AppLink id={ligneId(dossier.id_fo)} href={href} aria-current={isOuvert ? 'page' : undefined}>
      {nom}
    </AppLink>
  );
};

/** Returns a name and a place such as « Les Arbitres du Sud, Marseille (13) ». */
function lieuOf({ demandeur: { nom, commune }, colonnes: { departements } }: LigneFile): string {
  return [nom, commune && (departements ? `${commune} (${departements})` : commune)]
    .filter(Boolean)
    .join(', ');
}
