// The notes that each person has hidden, kept in this browser because the server's answer comes a moment later.
import type { NotePage } from '@asso/contract/contenu/note-page.schemas';
import { createStore, useStore } from '../ui/page/store.ts';

/** The version hidden, by « person/note »; the person is empty when nobody is signed in. */
type Hidden = Readonly<Record<string, number>>;

/** The first place stays when somebody signs out, because nothing in it says who hid a note; the second does not stay. */
const places = { sansCompte: 'asso.notes-masquees', personnes: 'asso.notes-masquees-par' };
const keptAtMost = 100;
const hidden = createStore<Hidden>({
  ...ofNobody(readAt(places.sansCompte), true),
  ...ofNobody(readAt(places.personnes), false),
});

export const useHiddenNotes = (): Hidden => useStore(hidden);

export const isHidden = (kept: Hidden, personne: string, { id, version }: NotePage): boolean =>
  kept[`${personne}/${id}`] === version;

export function rememberHidden(personne: string, { id, version }: NotePage): void {
  const entries = Object.entries({ ...hidden.get(), [`${personne}/${id}`]: version });
  const kept = Object.fromEntries(entries.slice(-keptAtMost));
  hidden.set(kept);
  localStorage.setItem(places.sansCompte, JSON.stringify(ofNobody(kept, true)));
  if (personne) localStorage.setItem(places.personnes, JSON.stringify(ofNobody(kept, false)));
}

/** Gives the entries hidden without an account, or the others. */
function ofNobody(all: Hidden, isWithout: boolean): Hidden {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith('/') === isWithout));
}

/** Reads the storage; a text that cannot be read counts as empty. */
function readAt(place: string): Hidden {
  try {
    return Object(JSON.parse(localStorage.getItem(place) ?? '{}')) as Hidden;
  } catch {
    return {};
  }
}
