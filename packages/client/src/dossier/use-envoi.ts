import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, notify, toasts } from '../platform/announcements.ts';
import { isPassing } from '../platform/call-problems.ts';
import type { FieldError } from '../ui/field-errors.ts';
import { beginDoubt, isOnline, untilNetwork } from '../ui/network.ts';
import { newId } from '../ui/new-id.ts';

export type EtatEnvoi =
  | { kind: 'calme' }
  | { kind: 'verification' }
  | { kind: 'non-parti' }
  /** It waits for the network; whether it had left already nobody knows, or it had not. */
  | { kind: 'en-suspens'; isSent: boolean }
  | { kind: 'refus'; message: string };

/** What is sent once, as its page knows it. */
export type EnvoiInput<T> = {
  present: T;
  isTransmis: (one: T) => boolean;
  /** What keeps it here: found on this page, and what the server said of the others. */
  manques: (one: T) => readonly FieldError[];
  flush: () => Promise<unknown>;
  /** Read again and shown; null when it could not be. */
  refresh: () => Promise<T | null>;
  /** Read without being shown, to know whether it left; null when it could not be. */
  look: () => Promise<T | null>;
  /** Writes what is certified with this very sending. */
  certify: () => void;
  /** Null once it has left. */
  send: (one: T, idempotencyKey: string) => Promise<ProblemReply | null>;
  /** Opens its confirmation, and has the lists read again. */
  arrive: () => Promise<unknown>;
  /** Nothing is missing but the box of this page: who leaves is told that it is not transmitted. */
  couldLeave: boolean;
  rappel: string;
};

const verifyMs = 2000;
const verifyTimes = 5;

type Outcome = 'transmis' | 'non-parti' | 'sans-reseau' | 'perdu' | 'incomplet' | 'refuse';

/** Transmits once, whatever happens on the way: the same key for every try, and the truth asked after a cut. */
export function useEnvoi<T>(input: EnvoiInput<T>) {
  const { present, isTransmis, manques, flush, refresh, look, rappel } = input;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<EtatEnvoi>({ kind: 'calme' });
  const key = useRef(newId());
  const isSent = useRef(false);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  useReminder(rappel, input.couldLeave, () => isSent.current || isUnderWay.current);
  useDoubt(state);

  const arrive = async () => {
    isSent.current = true;
    withdraw(rappel);
    await input.arrive();
  };

  /** Asks the server until it answers; nothing is known before. */
  const verify = async (tries = verifyTimes): Promise<Outcome> => {
    setState({ kind: 'verification' });
    await new Promise((resolve) => setTimeout(resolve, verifyMs));
    const seen = await look();
    if (seen) return isTransmis(seen) ? 'transmis' : 'non-parti';
    if (!isOnline.get()) return 'perdu';
    return tries > 1 ? verify(tries - 1) : 'non-parti';
  };

  /** Whether nothing is missing any more; what is missing is said. */
  const check = async (): Promise<boolean> => {
    await flush();
    const isReady = manques((await refresh()) ?? present).length === 0;
    if (!isReady) setAttempt(attempt + 1);
    return isReady;
  };

  const tryOnce = async (): Promise<Outcome> => {
    input.certify();
    await flush();
    const fresh = await refresh();
    if (fresh === null && !isOnline.get()) return 'sans-reseau';
    if (fresh && isTransmis(fresh)) return 'transmis';
    if (manques(fresh ?? present).length > 0) return 'incomplet';
    const problem = await input.send(fresh ?? present, key.current);
    if (problem === null) return 'transmis';
    if (isPassing(problem)) return verify();
    key.current = newId();
    const after = await refresh();
    if (after && isTransmis(after)) return 'transmis';
    if (after && manques(after).length > 0) setAttempt(attempt + 1);
    setState({ kind: 'refus', message: problem.message });
    return 'refuse';
  };

  /** What failed stays said until it has succeeded; without a network it waits on this page, and leaves again. */
  const transmit = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    let outcome = await tryOnce();
    while (outcome === 'sans-reseau' || outcome === 'perdu') {
      setState({ kind: 'en-suspens', isSent: outcome === 'perdu' });
      if (!(await untilNetwork())) break;
      outcome = await tryOnce();
    }
    isUnderWay.current = false;
    if (outcome === 'transmis') return arrive();
    setIsBusy(false);
    if (outcome === 'non-parti') setState({ kind: 'non-parti' });
    if (outcome !== 'incomplet') return;
    setState({ kind: 'calme' });
    setAttempt(attempt + 1);
  };

  return { check, transmit, isBusy, state, attempt, errors: attempt > 0 ? manques(present) : [] };
}

/** It must not outlive what it says. */
const withdraw = (rappel: string): void => {
  for (const { id, text } of toasts.get()) if (text === rappel) dismissToast(id);
};

/** No « Connexion rétablie » hides that it has not left. */
function useDoubt({ kind }: EtatEnvoi): void {
  const isDoubtful = kind !== 'calme';
  useEffect(() => (isDoubtful ? beginDoubt() : undefined), [isDoubtful]);
}

/** Who leaves what could be transmitted is told that it is not, unless it is on its way. */
function useReminder(rappel: string, isReady: boolean, isOnItsWay: () => boolean): void {
  const latest = useRef({ isReady, isOnItsWay });
  useEffect(() => {
    latest.current = { isReady, isOnItsWay };
  });
  useEffect(
    () => () => {
      if (latest.current.isReady && !latest.current.isOnItsWay()) notify('attention', rappel);
    },
    [rappel],
  );
}
