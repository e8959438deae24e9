import type { Db } from './database.ts';
import type { Listen } from './listen.sql.ts';
import { onPrimary } from './replicas/reading.ts';

/**
 * On this channel the database says, by triggers, what servers must forget, so that no code that writes can omit it. A
 * message is a subject, such as « acteur », followed by the key of the one that changed, or alone when any may have.
 */
export const forgetChannel = 'a_oublier';

type Kept = { value: unknown; readAt: number };
type Subject = { byKey: Map<string, Kept>; changes: number };
type Memory = { subject(name: string): Subject; hear(message: string): void; isCurrent(): boolean };

/** The memory of each database in this process; a command has none. */
const memories = new WeakMap<object, Memory>();

/** Returns the object that a database and its transactions have in common. */
const placeOf = (db: Db): object => db.getExecutor().adapter;

const currentMs = 1000;
const askEveryMs = 300;
/** The longest that a value is kept, even where triggers were disabled by hand. */
const longestMs = 60_000;

/**
 * Starts the memory of a server: from now on, the answers of the reads made by `remembered` are kept until the database
 * announces a change. While it is not certain that the announcements made until a second ago were heard, nothing is
 * answered from memory. What this server wrote is forgotten before its transaction ends (`pool.ts`).
 */
export async function startMemory(db: Db, listen: Listen): Promise<{ stop(): Promise<void> }> {
  const subjects = new Map<string, Subject>();
  const subject = (name: string): Subject => {
    const known = subjects.get(name) ?? { byKey: new Map(), changes: 0 };
    subjects.set(name, known);
    return known;
  };
  const hear = (message: string) => {
    const [name = '', key] = message.split(' ');
    const changed = subject(name);
    changed.changes++;
    if (key === undefined) changed.byKey.clear();
    else changed.byKey.delete(key);
  };
  const onMissed = () => {
    for (const name of subjects.keys()) hear(name);
  };
  const listener = await listen(forgetChannel, { onMessage: hear, onMissed });
  let currentUntil = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  let isUsed = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const askedAt = performance.now();
    try {
      await listener.hasHeard();
      currentUntil = askedAt + currentMs;
    } catch {
      // The connection is opened again by itself; meanwhile the database is asked.
    } finally {
      isAsking = false;
    }
  };
  const isCurrent = () => {
    isUsed = true;
    if (performance.now() < currentUntil) return true;
    void ask();
    return false;
  };
  // A server that nobody uses asks nothing.
  const timer = setInterval(() => {
    if (isUsed) void ask();
    isUsed = false;
  }, askEveryMs).unref();
  await ask();
  memories.set(placeOf(db), { subject, hear, isCurrent });
  return {
    stop: async () => {
      memories.delete(placeOf(db));
      clearInterval(timer);
      await listener.stop();
    },
  };
}

/** Tells the memory of this database what to forget, when there is one. */
export const forget = (db: Db, message: string): void => memories.get(placeOf(db))?.hear(message);

type Remembered<V> = { subject: string; most: number; read: (db: Db, key: string) => Promise<V | undefined> };

/**
 * Makes a read whose answers are kept by key. The values are frozen, because requests share them. A transaction may be
 * given a kept value, but what it reads itself is not kept, since it may see what is not committed yet.
 */
export function remembered<V>({
  subject,
  most,
  read,
}: Remembered<V>): (db: Db, key: string) => Promise<V | undefined> {
  return async (db, key) => {
    const memory = memories.get(placeOf(db));
    if (memory === undefined) return read(db, key);
    const { byKey } = memory.subject(subject);
    const isCurrent = memory.isCurrent();
    const kept = byKey.get(key);
    const now = performance.now();
    if (kept && isCurrent && now - kept.readAt < longestMs) return kept.value as V;
    const { changes } = memory.subject(subject);
    // The value is read on the primary: other requests will share it, and changes are announced by the primary alone.
    const value = await onPrimary(() => read(db, key));
    // A change that was announced meanwhile may have come after this answer was made.
    if (value === undefined || db.isTransaction || memory.subject(subject).changes !== changes) return value;
    byKey.delete(key);
    const [oldest] = byKey.keys();
    if (byKey.size >= most && oldest !== undefined) byKey.delete(oldest);
    byKey.set(key, { value: frozen(value), readAt: now });
    return value;
  };
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
