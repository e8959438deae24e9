// A person may ask this device to keep their dossiers for places without a network. What they read is then encrypted
// with the key of their drafts, which is kept until they sign out, their session ends, or three days pass.
import { joursMs } from '@asso/domain/identifiants/durees';
import { createStore } from '../../ui/page/store.ts';
import { now } from '../clock.ts';
import { type DraftCipher, makeCipher } from '../draft/draft-cipher.ts';
import { type KeptStore, keptStore } from './kept-store.ts';

const keptDays = 3;
/** The most replies kept; the oldest are removed first. */
const mostReads = 150;
const mostLetters = 1_000_000;
const sweptEach = 25;
/**
 * The entry of the browser's storage with the id of the person who asked to keep their dossiers here; nothing is kept
 * of anybody else.
 */
const choice = 'asso.garder';
const [keyName, personName, readPrefix] = ['cle', 'personne', 'lu.'];

type Present = { person: string; key: CryptoKey; value: unknown };
type Opened = { person: string; cipher: DraftCipher };

/** True when this device keeps the dossiers of the signed-in person. */
export const isKeeping = createStore(false);
/** When the oldest data on the page was read from the server, if some of it comes from this device; null otherwise. */
export const shownFrom = createStore<number | null>(null);

export function keptReads(store: KeptStore) {
  let present: Present | null = null;
  let opened: Opened | null = null;
  let written = 0;

  async function begin({ person, key, value }: Present): Promise<void> {
    const cipher = makeCipher(key);
    const mine = { person, cipher };
    opened = mine;
    const sealed = await cipher.seal(JSON.stringify(value), personName);
    if (opened !== mine) return;
    const isKept = await store.put(keyName, { at: now().getTime(), person, key });
    if (opened !== mine || !isKept) return;
    await store.put(personName, { at: now().getTime(), sealed });
    isKeeping.set(true);
    await sweep();
  }

  async function sweep(): Promise<void> {
    const names = (await store.names()).filter((name) => name.startsWith(readPrefix));
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: (await store.get(name))?.at ?? 0 })),
    );
    const oldest = oldestKept();
    const left = dated.filter(({ at }) => at >= oldest).sort((a, b) => b.at - a.at);
    const kept = new Set(left.slice(0, mostReads).map(({ name }) => name));
    await Promise.all(names.filter((name) => !kept.has(name)).map((name) => store.remove(name)));
  }

  async function erase(): Promise<void> {
    opened = null;
    isKeeping.set(false);
    shownFrom.set(null);
    await store.clear();
  }

  return {
    /**
     * Somebody signed in: keeping goes on if they asked for it before, and what was kept of another person is erased.
     */
    enter: async (found: { person: string; key: CryptoKey | null; value: unknown }): Promise<void> => {
      const { person, key, value } = found;
      const chosen = localStorage.getItem(choice);
      present = key && { person, key, value };
      if (chosen !== null && chosen !== person) localStorage.removeItem(choice);
      if (chosen === person && present) return begin(present);
      if ((await store.names()).length > 0) await erase();
    },
    /** Starts keeping what the person reads, at their request. */
    keep: async (): Promise<void> => {
      if (!present) return;
      localStorage.setItem(choice, present.person);
      await begin(present);
    },
    /** Erases everything, at the request of the person or when they sign out; their other tabs do the same. */
    keepNothing: async (): Promise<void> => {
      localStorage.removeItem(choice);
      await erase();
    },
    /** Erases what was kept when the session ends; the person's choice remains for the next session. */
    close: async (): Promise<void> => {
      present = null;
      await erase();
    },
    canKeep: (): boolean => present !== null,
    /** Without a network, returns the person who uses this device with the key of their drafts, or null. */
    restore: async (): Promise<Present | null> => {
      const { at = 0, person, key } = (await store.get(keyName)) ?? {};
      if (!key || !person || at < oldestKept() || localStorage.getItem(choice) !== person) {
        await erase();
        return null;
      }
      const cipher = makeCipher(key);
      const text = await cipher.open((await store.get(personName))?.sealed ?? '', personName);
      if (text === null) return null;
      opened = { person, cipher };
      present = { person, key, value: JSON.parse(text) };
      isKeeping.set(true);
      return present;
    },
    put: async (place: string, value: unknown): Promise<void> => {
      const mine = opened;
      const text = JSON.stringify(value);
      if (!mine || text.length > mostLetters) return;
      const name = await nameOf(mine, place);
      const sealed = await mine.cipher.seal(text, place);
      if (opened !== mine) return;
      await store.put(name, { at: now().getTime(), sealed });
      written += 1;
      if (written % sweptEach === 0) await sweep();
    },
    get: async (place: string): Promise<{ value: unknown; at: number } | null> => {
      if (!opened) return null;
      const { at = 0, sealed = '' } = (await store.get(await nameOf(opened, place))) ?? {};
      const text = at >= oldestKept() ? await opened.cipher.open(sealed, place) : null;
      return text === null ? null : { value: JSON.parse(text), at };
    },
    isOpen: (): boolean => opened !== null,
  };
}

const oldestKept = (): number => now().getTime() - joursMs(keptDays);

/** Returns the name of an entry: a hash, so that it does not reveal what was read. */
async function nameOf({ person }: Opened, place: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${person} ${place}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return readPrefix + Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const keptReadsHere = keptReads(keptStore);

// The person took the choice back or signed out in another tab.
addEventListener('storage', ({ key, newValue }) => {
  if (key === choice && newValue === null) void keptReadsHere.close();
});
