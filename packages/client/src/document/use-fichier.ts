import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { apercuOf } from '@asso/domain/document/document.rules';
import { useEffect, useState } from 'react';
import { call, type Received } from '../platform/call/call.ts';

type Lu = { state: 'attente' } | { state: 'lu'; file: Received } | { state: 'erreur'; message: string };

export function useFichier(uuid: string): Lu {
  const [lu, setLu] = useState<Lu>({ state: 'attente' });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    call(documentEndpoints.downloadDocument, { params: { uuid }, signal }).then(
      (outcome) =>
        setLu(
          outcome.ok
            ? { state: 'lu', file: outcome.value }
            : { state: 'erreur', message: outcome.problem.message },
        ),
      (error) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => stop.abort();
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
    if (blob === null || apercuOf(type) === null) return;
    const made = URL.createObjectURL(new Blob([blob], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob, type]);
  return address;
}
