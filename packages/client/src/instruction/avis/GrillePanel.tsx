import { type Grille, noteEndpoints } from '@asso/contract/instruction/note.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatNote, sayNote } from '@asso/domain/subvention/montants/bareme.rules';
import { useRead } from '../../platform/use-read.ts';
import { GrilleForm } from './GrilleForm.tsx';

type GrillePanelProps = { id_fo: string; service: string };

/**
 * Shows the points given by the agent and by colleagues for the criteria of the campaign, and the mark they make
 * together.
 */
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
        {moyenne === null ? 'Note : pas encore donnée' : `Note : ${sayNote(moyenne)} (grille)`}
      </p>
      {notes.length > 0 && (
        <ul className="liste-nue pile pile--serree" aria-label="Notes du service">
          {notes.map((note) => (
            <li key={note.id_utilisateur}>
              <strong>{note.par}</strong> : {noteOuManqueSaid(note)}, le {formatDate(new Date(note.le))}
              <span className="discret"> ({pointsSaid(read.value, note)})</span>
              {note.commentaire && <blockquote className="citation">{note.commentaire}</blockquote>}
            </li>
          ))}
        </ul>
      )}
      {rights.noter && (
        <GrilleForm
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

const noteOuManqueSaid = ({ note }: Note): string => (note === null ? 'grille à finir' : sayNote(note));

/** Returns a sentence such as « Utilité sociale 5 sur 5, Budget réaliste – sur 5 ». */
const pointsSaid = ({ criteres }: Grille, { points }: Note): string =>
  criteres
    .map(({ code, label, points: most }) => {
      const given = points[code];
      return `${label} ${typeof given === 'number' ? formatNote(given) : '–'} sur ${most}`;
    })
    .join(', ');
