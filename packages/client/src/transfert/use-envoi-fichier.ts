import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { useRef, useState } from 'react';
import { type CallInput, call } from '../platform/call/call.ts';
import { notify } from '../platform/session/announcements.ts';
import { newId } from '../ui/page/new-id.ts';

type Envoi = {
  isBusy: boolean;
  /** The sentence of the last refusal, or null. */
  refus: string | null;
  /** Sends once, however often the button is pressed. */
  send: <E extends Endpoint>(row: E, input: CallInput<E>, done: string) => Promise<boolean>;
};

/** Makes or sends a file; an error stays on the page. */
export function useEnvoiFichier(): Envoi {
  const [isBusy, setIsBusy] = useState(false);
  const [refus, setRefus] = useState<string | null>(null);
  const key = useRef(newId());
  const send: Envoi['send'] = async (row, input, done) => {
    if (isBusy) return false;
    setIsBusy(true);
    setRefus(null);
    const outcome = await call(row, { ...input, idempotencyKey: key.current });
    setIsBusy(false);
    if (!outcome.ok) {
      setRefus(outcome.problem.message);
      // A call that met no network keeps its key, so that trying again cannot send twice; after an answer, the next try
      // is another act.
      if (outcome.problem.status !== 0) key.current = newId();
      return false;
    }
    key.current = newId();
    notify('succes', done);
    return true;
  };
  return { isBusy, refus, send };
}
