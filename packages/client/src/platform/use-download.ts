import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { useEffect, useRef, useState } from 'react';
import { type CallInput, call, type Received } from './call/call.ts';
import { saveFile } from './save-file.ts';
import { notify } from './session/announcements.ts';

type Download = {
  /** The number of bytes received so far; null when no download runs. */
  octets: number | null;
  start: <E extends Endpoint>(row: E, input: CallInput<E>) => Promise<void>;
  cancel: () => void;
};

/** Runs a download that shows how much has come and can be cancelled; an incomplete file is not saved. */
export function useDownload(): Download {
  const [octets, setOctets] = useState<number | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const start: Download['start'] = async (row, input) => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    setOctets(0);
    try {
      const outcome = await call(row, { ...input, signal: own.signal, onReceived: setOctets });
      if (outcome.ok) saveFile(outcome.value as Received);
      else notify('erreur', outcome.problem.message);
    } catch (error) {
      if (!own.signal.aborted) throw error;
    } finally {
      if (control.current === own) setOctets(null);
    }
  };
  return { octets, start, cancel: () => control.current?.abort() };
}
