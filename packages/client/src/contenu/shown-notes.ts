// The notes of all pages: those the server wrote in the page are there when it is first drawn, so that nothing moves;
// they are read again for who is signed in, and on coming back to the window.
import type { NotePage } from '@asso/contract/contenu/note-page.schemas';
import { notesFact } from '@asso/contract/kernel/page-facts';
import { pageFact } from '../platform/page-facts.ts';
import { createStore } from '../ui/store.ts';

export const shownNotes = createStore<readonly NotePage[]>(pageFact(notesFact) ?? []);
