import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { NoteInterneForm } from '../../dossier/messages/NoteInterneForm.tsx';
import { useRead } from '../../platform/use-read.ts';
import '../../ui/messages.css';

/**
 * Shows the notes that colleagues write to one another about the dossier, the latest first, and writes one; the
 * association never reads them.
 */
export function NotesInternes({ id_fo, canWrite }: { id_fo: string; canWrite: boolean }) {
  const read = useRead(dossierEndpoints.readHistorique, { params: { id: id_fo } });
  const notes =
    read.state === 'lu' ? read.value.messages.filter(({ isInterne }) => isInterne).toReversed() : [];
  return (
    <section className="pile pile--serree touche-n" aria-labelledby="notes-internes">
      <h2 id="notes-internes" className="fr-h4">
        Notes internes
      </h2>
      {notes.length === 0 && <p>Aucune note pour l’instant.</p>}
      {notes.length > 0 && (
        <ul className="liste-nue pile pile--serree">
          {notes.map(({ id, par, le, texte }) => (
            <li key={id} className="note-interne">
              <p className="discret">
                {par}, le {formatHorodatage(new Date(le))}
              </p>
              <p className="texte-de-note">{texte}</p>
            </li>
          ))}
        </ul>
      )}
      {canWrite && <NoteInterneForm id_fo={id_fo} onSent={read.reload} />}
    </section>
  );
}
