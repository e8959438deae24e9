import { type Grille, noteEndpoints } from '@asso/contract/instruction/note.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { noteSaid } from '@asso/domain/subvention/bareme.rules';
import { useRead } from '../platform/use-read.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { UnknownValue } from '../ui/UnknownValue.tsx';
import { GrilleForm } from './GrilleForm.tsx';

type GrillePanelProps = { id_fo: string; service: string };

/** The grid of the campaign: one's own points, what colleagues gave, and the mark they make together. */
export function GrillePanel({ id_fo, service }: GrillePanelProps) {
  const read = useRead(noteEndpoints.readGrille, { params: { id: id_fo, service } });
  if (read.state !== 'lu' || read.value.criteres.length === 0) return null;
  const { moyenne, notes, rights } = read.value;
  return (
    <section className="pile pile--serree" aria-labelledby="grille">
      <h2 id="grille" className="fr-h4">
        Grille
      </h2>
      <p className="grille__note">
        {moyenne === null ? 'Note : pas encore donnée' : `Note : ${noteSaid(moyenne)} (grille)`}
      </p>
      {notes.length > 0 && (
        <DataTable
          caption="Notes du service"
          hidesCaption
          columns={columnsOf(read.value)}
          rows={notes}
          rowId={({ id_utilisateur }) => id_utilisateur}
        />
      )}
      {rights.noter && (
        <GrilleForm
          key={read.value.version}
          id_fo={id_fo}
          service={service}
          grille={read.value}
          onSaved={read.put}
          reload={read.reload}
        />
      )}
      <p className="discret">Les notes restent dans votre service : l’association ne les voit jamais.</p>
    </section>
  );
}

type Note = Grille['notes'][number];

const columnsOf = ({ criteres }: Grille): Column<Note>[] => [
  { key: 'par', label: 'Par', isHeader: true, cell: ({ par }) => par },
  ...criteres.map(({ code, label, points }) => ({
    key: `critere-${code}`,
    label: `${label} (sur ${points})`,
    isNumber: true,
    cell: (note: Note) => said(note.points[code]),
  })),
  { key: 'note', label: 'Note sur 20', isNumber: true, cell: ({ note }) => said(note) },
  { key: 'commentaire', label: 'Commentaire', cell: ({ commentaire }) => commentaire || <UnknownValue /> },
  { key: 'le', label: 'Le', cell: ({ le }) => <span className="nombre">{formatDate(new Date(le))}</span> },
];

const said = (value: number | null | undefined) =>
  typeof value === 'number' ? formatNombre(value) : <UnknownValue />;
