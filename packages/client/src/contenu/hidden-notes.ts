// The notes that each person has hidden, kept in this browser because the server's answer comes a moment later.
import type { NotePage } from '@asso/contract/contenu/note-page.schemas';
import { createStore, useStore } from '../ui/page/store.ts';

/** The version hidden, by « person/note »; the person is empty when nobody is signed in. */
type Hidden = Readonly<Record<string, number>>;

/** The first place stays when somebody signs out, because nothing in it says who hid a note; the second does not stay. */
const places = { sansCompte: 'asso.notes-masquees', personne: 'asso.notes-masquees-par' };
const keptAtMost = 100;
const hidden = createStore<Hidden>({
  ...hiddenBy('', readAt(places.sansCompte)),
  ...readAt(places.personne),
});

export const useHiddenNotes = (): Hidden => useStore(hidden);

export const isHidden = (kept: Hidden, personne: string, { id, version }: NotePage): boolean =>
  kept[`${personne}/${id}`] === version;

export function rememberHidden(personne: string, { id, version }: NotePage): void {
  const entries = Object.entries({ ...hidden.get(), [`${personne}/${id}`]: version });
  const kept = Object.fromEntries(entries.slice(-keptAtMost));
  hidden.set(kept);
  localStorage.setItem(places.sansCompte, JSON.stringify(hiddenBy('', kept)));
  // Without a reload, the notes of the person who was here before are still in memory: they are not written again.
  if (personne) localStorage.setItem(places.personne, JSON.stringify(hiddenBy(personne, kept)));
}

/** Gives the entries of this person, or those hidden without an account when the text is empty. */
function hiddenBy(personne: string, all: Hidden): Hidden {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith(`${personne}/`)));
}

/** Reads the storage; a text that cannot be read counts as empty. */
function readAt(place: string): Hidden {
  try {
    return Object(JSON.parse(localStorage.getItem(place) ?? '{}')) as Hidden;
  } catch {
    return {};
  }
}
