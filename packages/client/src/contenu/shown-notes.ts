// The server writes the notes in the page, so that nothing moves when it is first drawn. They are read again for the
// signed-in person, and when the window is shown again.
import type { NotePage } from '@asso/contract/contenu/note-page.schemas';
import { notesFact } from '@asso/contract/kernel/page-facts';
import { pageFact } from '../platform/page/page-facts.ts';
import { createStore } from '../ui/page/store.ts';

export const shownNotes = createStore<readonly NotePage[]>(pageFact(notesFact) ?? []);
