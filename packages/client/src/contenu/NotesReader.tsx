import { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import { useEffect } from 'react';
import { useUser } from '../platform/session.ts';
import { useRead } from '../platform/use-read.ts';
import { rememberHidden } from './hidden-notes.ts';
import { shownNotes } from './shown-notes.ts';

/** Draws nothing: keeps the notes of the pages as the server has them for this person. */
export function NotesReader() {
  const personne = useUser()?._id ?? '';
  return <ReaderOf key={personne} personne={personne} />;
}

const asked = { query: { limit: 100 } };

function ReaderOf({ personne }: { personne: string }) {
  const read = useRead(notePageEndpoints.listNotes, asked);
  // What cannot be read leaves the notes as they are.
  const items = read.state === 'lu' ? read.value.items : null;
  useEffect(() => {
    if (items === null) return;
    // Put away on another device: the next visit begins without them.
    for (const note of items) if (note.masquee) rememberHidden(personne, note);
    shownNotes.set(items);
  }, [items, personne]);
  return null;
}
