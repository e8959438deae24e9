// The notes put away in this browser, by person: what the server remembers of who is signed in may come a moment later.
import type { NotePage } from '@asso/contract/contenu/note-page.schemas';
import { createStore, useStore } from '../ui/store.ts';

/** « person/note » → version; nobody signed in is the empty person. */
type Hidden = Readonly<Record<string, number>>;

const storageName = 'asso.notes-masquees';
const keptAtMost = 100;
const hidden = createStore<Hidden>(read());

export const useHiddenNotes = (): Hidden => useStore(hidden);

export const isHidden = (kept: Hidden, personne: string, { id, version }: NotePage): boolean =>
  kept[`${personne}/${id}`] === version;

export function rememberHidden(personne: string, { id, version }: NotePage): void {
  const entries = Object.entries({ ...hidden.get(), [`${personne}/${id}`]: version });
  hidden.set(Object.fromEntries(entries.slice(-keptAtMost)));
  localStorage.setItem(storageName, JSON.stringify(hidden.get()));
}

/** Anybody may have written there. */
function read(): Hidden {
  try {
    return Object(JSON.parse(localStorage.getItem(storageName) ?? '{}')) as Hidden;
  } catch {
    return {};
  }
}
