// The queue sends files two at a time, tries again when the connection is cut, follows each file and announces its
// progress.
import { withElision } from '@asso/domain/identifiants/elision';
import { announce } from '../page/announcer.ts';
import { newId } from '../page/new-id.ts';
import { createStore } from '../page/store.ts';
import type { FileState, FileStatus, QueuedFile, SendFile } from './upload-types.ts';

const atOnce = 2;
const retryMs = 10_000;
const maxServerTries = 3;
const firstLookMs = 1000;
const longestPauseMs = 15_000;

type Entry = { send: SendFile; tries: number; abort: AbortController };
export type UploadQueue = ReturnType<typeof uploadQueue>;

/** `toRefusal` says why a file may not be sent, or null when it may. */
export function uploadQueue(refusalOf: (file: File) => string | null) {
  const files = createStore<readonly QueuedFile[]>([]);
  const entries = new Map<string, Entry>();

  const change = (id: string, state: FileState) => {
    if (!entries.has(id)) return;
    files.set((all) => all.map((one) => (one.id === id ? { ...one, state } : one)));
  };

  const begin = async ({ id, file }: QueuedFile) => {
    const entry = entries.get(id);
    if (!entry) return;
    entry.abort = new AbortController();
    const { signal } = entry.abort;
    change(id, { kind: 'envoi', share: 0 });
    if (entry.tries === 0) announce(`Dépôt ${withElision(file.name)} commencé.`);
    entry.tries += 1;
    const onProgress = halfTold(file.name, (share) => change(id, { kind: 'envoi', share }));
    const result = await entry.send(file, { key: id, onProgress, signal }).catch(() => null);
    if (result === null || signal.aborted || !entries.has(id)) return next();
    if (result.kind === 'recu') {
      change(id, { kind: 'recu', status: result.status });
      announce(`${file.name} : ${result.status.text}.`);
      if (!result.status.isLast && result.follow) void follow({ id, file }, result.follow);
    } else if (result.kind === 'coupe' && !(result.message && entry.tries >= maxServerTries)) {
      if (entry.tries === 1) announce(`${file.name} : dépôt interrompu. Nouvel essai dans 10 s.`, 'urgent');
      change(id, { kind: 'coupe' });
      setTimeout(() => wake(id), retryMs);
    } else {
      const message = result.message ?? '';
      announce(`${file.name} : ${message}`, 'urgent');
      change(id, { kind: 'refuse', message, isFinal: result.kind === 'refuse' });
    }
    next();
  };

  /** Asks for the status again, less and less often, until it is the last one or the page is left. */
  const follow = async ({ id, file }: Pick<QueuedFile, 'id' | 'file'>, look: Look) => {
    for (let pause = firstLookMs; entries.has(id); pause = Math.min(pause * 1.4, longestPauseMs)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const signal = entries.get(id)?.abort.signal;
      if (!signal || signal.aborted) return;
      const status = await look(signal).catch(() => null);
      if (!status?.isLast) continue;
      change(id, { kind: 'recu', status });
      announce(`${file.name} : ${status.text}`, status.tone === 'refuse' ? 'urgent' : 'poli');
      return;
    }
  };

  const wake = (id: string) => {
    const one = files.get().find((file) => file.id === id);
    if (one?.state.kind === 'coupe' || one?.state.kind === 'refuse') change(id, { kind: 'attente' });
    next();
  };

  const next = () => {
    const all = files.get();
    const busy = all.filter(({ state }) => state.kind === 'envoi').length;
    const waiting = all.filter(({ state }) => state.kind === 'attente');
    for (const one of waiting.slice(0, Math.max(0, atOnce - busy))) void begin(one);
  };

  return {
    files,
    add: (chosen: readonly File[], send: SendFile) => {
      const added = chosen.map((file) => queued(file, refusalOf(file)));
      for (const { id } of added) entries.set(id, { send, tries: 0, abort: new AbortController() });
      files.set((all) => [...all, ...added]);
      next();
    },
    remove: (id: string) => {
      entries.get(id)?.abort.abort();
      entries.delete(id);
      files.set((all) => all.filter((one) => one.id !== id));
      next();
    },
    /** Sends the file again at once, without waiting for the next try. */
    retry: (id: string) => {
      const entry = entries.get(id);
      if (entry) entry.tries = 0;
      wake(id);
    },
    /** Called when the network is back: sends again the files whose sending was cut. */
    retryAll: () => {
      for (const { id, state } of files.get()) if (state.kind === 'coupe') wake(id);
    },
    isBusy: () => files.get().some(({ state }) => ['attente', 'envoi', 'coupe'].includes(state.kind)),
    stop: () => {
      for (const { abort } of entries.values()) abort.abort();
      entries.clear();
    },
  };
}

type Look = (signal: AbortSignal) => Promise<FileStatus | null>;

function queued(file: File, refusal: string | null): QueuedFile {
  if (refusal) announce(`${file.name} : ${refusal}`, 'urgent');
  const state: FileState = refusal
    ? { kind: 'refuse', message: refusal, isFinal: true }
    : { kind: 'attente' };
  return { id: newId(), file, state };
}

/** Announces 50 % once; the rest of the progress is only drawn. */
function halfTold(name: string, onProgress: (share: number) => void): (share: number) => void {
  let isTold = false;
  return (share) => {
    onProgress(share);
    if (share < 0.5 || isTold) return;
    isTold = true;
    announce(`${name} : 50 %`);
  };
}
