// What is kept for places without a network is in one IndexedDB store, by name: encrypted texts, and the key that
// decrypts them, which scripts can use but not read.

/** `at` is when the entry was written, in milliseconds. */
export type Entry = { at: number; person?: string; key?: CryptoKey; sealed?: string };

const database = 'asso.hors-connexion';
const table = 'garde';

let opening: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction(table, mode);
  const request = act(transaction.objectStore(table));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Returns `nothing` when the browser has no such store, or refuses it (a private window). */
const orNothing = async <T>(work: Promise<T>, nothing: T): Promise<T> => {
  try {
    return await work;
  } catch {
    return nothing;
  }
};

export const keptStore = {
  get: (name: string): Promise<Entry | undefined> =>
    orNothing(
      run<Entry | undefined>('readonly', (store) => store.get(name)),
      undefined,
    ),
  /** Resolves to false when nothing could be written. */
  put: (name: string, entry: Entry): Promise<boolean> =>
    orNothing(
      run('readwrite', (store) => store.put(entry, name)).then(() => true),
      false,
    ),
  remove: (name: string): Promise<undefined> =>
    orNothing(
      run<undefined>('readwrite', (store) => store.delete(name)),
      undefined,
    ),
  names: (): Promise<string[]> =>
    orNothing(
      run<IDBValidKey[]>('readonly', (store) => store.getAllKeys()).then((keys) => keys.map(String)),
      [],
    ),
  clear: (): Promise<undefined> =>
    orNothing(
      run<undefined>('readwrite', (store) => store.clear()),
      undefined,
    ),
};

export type KeptStore = typeof keptStore;
