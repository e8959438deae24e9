// The notes that each person has hidden, kept in this browser because the server's answer comes a moment later.
import type { NotePage } from '@asso/contract/contenu/note-page.schemas';
import { createStore, useStore } from '../ui/page/store.ts';

/** The version hidden, by « person/note »; the person is empty when nobody is signed in. */
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

/** Reads the storage; a text that cannot be read counts as empty. */
function read(): Hidden {
  try {
    return Object(JSON.parse(localStorage.getItem(storageName) ?? '{}')) as Hidden;
  } catch {
    return {};
  }
}
