import { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import { useEffect } from 'react';
import { useUser } from '../platform/session/session.ts';
import { useRead } from '../platform/use-read.ts';
import { rememberHidden } from './hidden-notes.ts';
import { shownNotes } from './shown-notes.ts';

/** Draws nothing: this component reads the notes of the pages from the server, for this person. */
export function NotesReader() {
  const personne = useUser()?._id ?? '';
  return <ReaderOf key={personne} personne={personne} />;
}

const asked = { query: { limit: 100 } };

function ReaderOf({ personne }: { personne: string }) {
  const read = useRead(notePageEndpoints.listNotes, asked);
  // A failed read leaves the notes unchanged.
  const items = read.state === 'lu' ? read.value.items : null;
  useEffect(() => {
    if (items === null) return;
    // A note put away on another device is remembered here, so that the next visit begins without it.
    for (const note of items) if (note.masquee) rememberHidden(personne, note);
    shownNotes.set(items);
  }, [items, personne]);
  return null;
}
