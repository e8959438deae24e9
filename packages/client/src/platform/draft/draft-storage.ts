// Answers not saved yet are kept encrypted in this browser: they outlive a closed tab, a lost network and an expired
// session.
import { joursMs } from '@asso/domain/identifiants/durees';
import type { Changes } from '@asso/domain/kernel/changes';
import { createStore } from '../../ui/page/store.ts';
import { now } from '../clock.ts';
import { type DraftCipher, makeCipher } from './draft-cipher.ts';
import type { DraftEnvoi } from './draft-types.ts';
import { placeWithoutCompte } from './place-sans-compte.ts';

const prefix = 'asso.brouillon.';
const keptDays = 30;

/** How another page may send a draft: the call, the version that was changed, and the page where it was typed. */
export type HowToSend = DraftEnvoi & { version: number; href: string };
type Kept = { changes: Changes; envoi?: HowToSend | undefined };
export type Unsent = { name: string; changes: Changes; envoi: HowToSend };

/** The answers that this device still has to send, oldest first. */
export const unsentDrafts = createStore<readonly Unsent[]>([]);

/** The drafts of the signed-in person; they are unencrypted here only, in memory. */
type Drawer = {
  person: string;
  cipher: DraftCipher | null;
  drafts: Map<string, Kept>;
  /** The writings that run, by name of draft. */
  writing: Map<string, Promise<void>>;
  isForgotten: boolean;
};
let drawer: Drawer | null = null;
/**
 * The drafts of the person whose session has just ended: their page may still be shown, and what they type until the
 * sign-in page replaces it is written too, but nothing is read any more.
 */
let left: Drawer | null = null;

/** When somebody signs in, makes readable the drafts that this browser keeps of them, and of nobody else. */
export async function openDrafts(
  person: string,
  key: CryptoKey | null,
  others: readonly CryptoKey[] = [],
): Promise<void> {
  if (drawer?.person === person) return;
  await Promise.all(left?.writing.values() ?? []);
  left = null;
  forgetOldDrafts();
  const cipher = key && makeCipher(key, others);
  const opened: Drawer = { person, cipher, drafts: new Map(), writing: new Map(), isForgotten: false };
  for (const name of oldestFirst(person)) await readInto(opened, name);
  drawer = opened;
  tellUnsent();
}

/**
 * When the session ends, keeps the drafts in the browser; they can be read only once the same person signs in again.
 */
export function closeDrafts(): void {
  left = drawer ?? left;
  drawer = null;
  tellUnsent();
}

/**
 * When the person signs out, removes from the browser all their drafts and what was written without an account, and
 * empties the memory of the other tabs.
 */
export function forgetDrafts(): void {
  localStorage.removeItem(placeWithoutCompte);
  dispatchEvent(new StorageEvent('storage', { key: placeWithoutCompte }));
  left = null;
  if (!drawer) return;
  const { person } = drawer;
  drawer.isForgotten = true;
  drawer = null;
  tellUnsent();
  for (const name of namesOf(person)) localStorage.removeItem(placeOf(person, name));
  localStorage.setItem(signal, person);
  localStorage.removeItem(signal);
}

/** Keeps the answers of a draft that are not saved yet; with no change left, the draft is removed. */
export function keepChanges(name: string, changes: Changes, envoi?: HowToSend): void {
  const into = drawer ?? left;
  if (!into) return;
  const before = into.drafts.get(name)?.envoi;
  // The page named is the one where the answers were typed, even when they are sent from another one.
  const typedAt = before && envoi ? { ...envoi, href: before.href } : envoi;
  if (Object.keys(changes).length === 0) into.drafts.delete(name);
  else into.drafts.set(name, { changes, envoi: typedAt });
  tellUnsent();
  if (into.writing.has(name)) return;
  into.writing.set(
    name,
    Promise.resolve().then(() => write(into, name)),
  );
}

export const keptChanges = (name: string): Changes => drawer?.drafts.get(name)?.changes ?? {};

function tellUnsent(): void {
  unsentDrafts.set(
    [...(drawer?.drafts ?? [])].flatMap(([name, { changes, envoi }]) =>
      envoi ? [{ name, changes, envoi }] : [],
    ),
  );
}

/** Encrypts and stores a draft, with one writing at a time by name; what is typed meanwhile is written right after. */
async function write(into: Drawer, name: string): Promise<void> {
  const place = placeOf(into.person, name);
  for (let written: Kept | null | undefined = null; written !== into.drafts.get(name); ) {
    written = into.drafts.get(name);
    const sealed = written && (await into.cipher?.seal(JSON.stringify({ ...written, kept: 2 }), place));
    if (!into.isForgotten) store(place, sealed);
  }
  into.writing.delete(name);
}

function store(place: string, sealed: string | undefined): void {
  try {
    if (sealed === undefined) localStorage.removeItem(place);
    else localStorage.setItem(place, `${now().getTime()}.${sealed}`);
  } catch {
    // The storage is full or closed, but the page itself still holds the answers.
  }
}

async function readInto(into: Drawer, name: string): Promise<void> {
  const place = placeOf(into.person, name);
  const [, sealed = ''] = (localStorage.getItem(place) ?? '').split('.');
  const text = await into.cipher?.open(sealed, place);
  if (text) into.drafts.set(name, asKept(JSON.parse(text)));
  else into.drafts.delete(name);
  if (into === drawer) tellUnsent();
}

/**
 * Reads a kept draft. An older version of the portal stored only the changes: such drafts are still read, as long as
 * they are kept.
 */
const asKept = (read: object): Kept =>
  'changes' in read && 'kept' in read ? (read as unknown as Kept) : { changes: read as Changes };

const placeOf = (person: string, name: string): string => `${prefix}${person}.${name}`;

const namesOf = (person: string): string[] => {
  const start = placeOf(person, '');
  return Object.keys(localStorage)
    .filter((place) => place.startsWith(start))
    .map((place) => place.slice(start.length));
};

const oldestFirst = (person: string): string[] => {
  const at = (name: string) => Number.parseInt(localStorage.getItem(placeOf(person, name)) ?? '', 10);
  return namesOf(person).sort((a, b) => at(a) - at(b));
};

/** Removes anybody's drafts that are older than a month or were written before drafts were encrypted. */
function forgetOldDrafts(): void {
  const oldest = now().getTime() - joursMs(keptDays);
  for (const place of Object.keys(localStorage)) {
    const [at] = place.startsWith(prefix) ? (localStorage.getItem(place) ?? '').split('.') : [];
    if (at !== undefined && !(Number(at) >= oldest)) localStorage.removeItem(place);
  }
}

const signal = 'asso.deconnexion';

// Another tab of this browser may write a draft, which is read here too, or sign the person out, which removes their
// drafts here too.
addEventListener('storage', ({ key, newValue }) => {
  if (!drawer || key === null) return;
  const start = placeOf(drawer.person, '');
  if (key === signal && newValue === drawer.person) forgetDrafts();
  else if (key.startsWith(start)) void readInto(drawer, key.slice(start.length));
});
