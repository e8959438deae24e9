import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { apercuKind } from '@asso/domain/document/document.rules';
import { useEffect, useState } from 'react';
import { call, type Received } from '../platform/call/call.ts';

type Lu = { state: 'attente' } | { state: 'lu'; file: Received } | { state: 'erreur'; message: string };

/** A document that several places of a page show is asked for once, and forgotten when none shows it any more. */
type Reading = { users: number; stop: AbortController; read: Promise<Lu> };
const readings = new Map<string, Reading>();

function readingOf(uuid: string): Reading {
  const known = readings.get(uuid);
  if (known) return known;
  const stop = new AbortController();
  const made: Reading = { users: 0, stop, read: readOnce(uuid, stop.signal) };
  readings.set(uuid, made);
  // What failed is asked for again by the next place that shows it.
  made.read.then(
    ({ state }) => state === 'erreur' && forget(uuid, made),
    () => forget(uuid, made),
  );
  return made;
}

const forget = (uuid: string, reading: Reading): void => {
  if (readings.get(uuid) === reading) readings.delete(uuid);
};

async function readOnce(uuid: string, signal: AbortSignal): Promise<Lu> {
  const outcome = await call(documentEndpoints.downloadDocument, { params: { uuid }, signal });
  return outcome.ok
    ? { state: 'lu', file: outcome.value }
    : { state: 'erreur', message: outcome.problem.message };
}

export function useFichier(uuid: string): Lu {
  const [lu, setLu] = useState<Lu>({ state: 'attente' });
  useEffect(() => {
    let isShown = true;
    const reading = readingOf(uuid);
    reading.users += 1;
    reading.read.then(
      (found) => isShown && setLu(found),
      (error) => {
        if (!reading.stop.signal.aborted) throw error;
      },
    );
    return () => {
      isShown = false;
      reading.users -= 1;
      if (reading.users > 0) return;
      forget(uuid, reading);
      reading.stop.abort();
    };
  }, [uuid]);
  return lu;
}

/**
 * Gives the bytes an address that a page can show, or null for a type that is not shown. The address says one of three
 * types that run no script, whatever the bytes really contain.
 */
export function useAddress(blob: Blob | null, type: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (blob === null || apercuKind(type) === null) return;
    const made = URL.createObjectURL(new Blob([blob], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob, type]);
  return address;
}
