import { notePageEndpoints } from '@asso/contract/contenu/note-page.endpoints';
import { useEffect } from 'react';
import { useUser } from '../platform/session/session.ts';
import { useRead } from '../platform/use-read.ts';
import { rememberHidden } from './hidden-notes.ts';
import { shownNotes } from './shown-notes.ts';

/** Reads the notes of the pages for this person; draws nothing. */
export function NotesReader() {
  const personne = useUser()?._id ?? '';
  return <ReaderOf key={personne} personne={personne} />;
}

const asked = { query: { limit: 100 } };

function ReaderOf({ personne }: { personne: string }) {
  const read = useRead(notePageEndpoints.listNotes, asked);
  // When the read fails, the notes stay as they are.
  const items = read.state === 'lu' ? read.value.items : null;
  useEffect(() => {
    if (items === null) return;
    // A note hidden on another device is remembered here too, so that the next visit starts without it.
    for (const note of items) if (note.masquee) rememberHidden(personne, note);
    shownNotes.set(items);
  }, [items, personne]);
  return null;
}
