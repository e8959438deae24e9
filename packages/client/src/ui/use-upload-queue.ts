import { useEffect, useRef, useState } from 'react';
import { announce } from './announcer.ts';
import { newId } from './new-id.ts';
import { refusalOf, type UploadLimits } from './upload-check.ts';

/** How one file went: received, refused with a sentence, or cut on the way (tried again). */
export type UploadResult =
  | { kind: 'recu'; etat?: string }
  | { kind: 'refuse'; message: string }
  | { kind: 'coupe' };
export type SendFile = (
  file: File,
  progress: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<UploadResult>;

export type QueuedFile = {
  id: string;
  file: File;
  state:
    | { kind: 'attente' }
    | { kind: 'envoi'; share: number }
    | { kind: 'coupe' }
    | { kind: 'recu'; text: string }
    | { kind: 'refuse'; message: string };
};

const atOnce = 2;
const retryMs = 10_000;

/** Sends two files at a time, tries again after a cut, tells the start, the middle, the end and the failure. */
export function useUploadQueue(limits: UploadLimits, send: SendFile) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  const change = (id: string, state: QueuedFile['state']) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, state } : one)));

  const begin = async ({ id, file }: QueuedFile) => {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    change(id, { kind: 'envoi', share: 0 });
    announce(`Dépôt de ${file.name} commencé.`);
    let isHalfTold = false;
    const onProgress = (share: number) => {
      change(id, { kind: 'envoi', share });
      if (share >= 0.5 && !isHalfTold) announce('50 %');
      isHalfTold ||= share >= 0.5;
    };
    const result = await send(file, { onProgress, signal: abort.signal }).catch(() => null);
    aborts.current.delete(id);
    if (result === null) return;
    if (result.kind === 'coupe') setTimeout(() => change(id, { kind: 'attente' }), retryMs);
    if (result.kind === 'recu') announce(`${file.name} : déposé.`);
    if (result.kind === 'refuse') announce(`${file.name} : ${result.message}`, 'urgent');
    change(
      id,
      result.kind === 'recu' ? { kind: 'recu', text: result.etat ?? 'Reçu, analyse en cours' } : result,
    );
  };

  useEffect(() => {
    const free = atOnce - files.filter(({ state }) => state.kind === 'envoi').length;
    for (const file of files.filter(({ state }) => state.kind === 'attente').slice(0, Math.max(0, free))) {
      void begin(file);
    }
  });
  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  return {
    files,
    add: (chosen: readonly File[]) =>
      setFiles((all) => [...all, ...chosen.map((file) => queued(file, limits))]),
    remove: (id: string) => {
      aborts.current.get(id)?.abort();
      setFiles((all) => all.filter((one) => one.id !== id));
    },
  };
}

function queued(file: File, limits: UploadLimits): QueuedFile {
  const message = refusalOf(file, limits);
  if (message) announce(`${file.name} : ${message}`, 'urgent');
  return { id: newId(), file, state: message ? { kind: 'refuse', message } : { kind: 'attente' } };
}
