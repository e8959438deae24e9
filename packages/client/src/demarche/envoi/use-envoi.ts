import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { useEffect, useRef, useState } from 'react';
import { sayRefus, toRefus } from '../../dossier/refus.ts';
import { isPassing } from '../../platform/call/call-problems.ts';
import { dismissToast, notify, toasts } from '../../platform/session/announcements.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { beginDoubt, isOnline, untilNetwork } from '../../ui/page/network.ts';
import { newId } from '../../ui/page/new-id.ts';

export type EtatEnvoi =
  | { kind: 'calme' }
  | { kind: 'verification' }
  | { kind: 'non-parti' }
  /** The transmission waits for the network; `isSent` means that it may have reached the server, which is not known. */
  | { kind: 'en-suspens'; isSent: boolean }
  | { kind: 'refus'; message: string };

/** What the page gives about what it sends. */
export type EnvoiInput<T> = {
  present: T;
  isTransmis: (one: T) => boolean;
  /**
   * Returns what prevents the sending: the problems of this page, and those of the other pages as the server knows
   * them.
   */
  manques: (one: T) => readonly FieldError[];
  flush: () => Promise<unknown>;
  /** Tells whether the object just read is, but for the certification, the one that the person certified. */
  isAsCertified: (one: T) => boolean;
  /** Reads the object again and shows it; returns null when that fails. */
  refresh: () => Promise<T | null>;
  /** Reads the object without showing it, to know whether it was sent; returns null when that fails. */
  look: () => Promise<T | null>;
  /** Writes the certification, which is valid for this sending only. */
  certify: () => void;
  /** Sends; returns null once done, or the refusal. */
  send: (one: T, idempotencyKey: string) => Promise<ProblemReply | null>;
  /** Opens the confirmation and reads the lists again. */
  arrive: () => Promise<unknown>;
  /** True when nothing is missing: a person who leaves is told that nothing is transmitted. */
  couldLeave: boolean;
  rappel: string;
};

const verifyMs = 2000;
const verifyTimes = 5;

const changedMeanwhile = 'Une réponse vient de changer : relisez, puis transmettez à nouveau.';

type Outcome = 'transmis' | 'non-parti' | 'sans-reseau' | 'perdu' | 'incomplet' | 'refuse';

/**
 * Transmits only once, whatever happens on the way: every try has the same key, and after a cut the server is asked.
 */
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

  /** Asks the server whether it received the transmission, until it answers. */
  const verify = async (tries = verifyTimes): Promise<Outcome> => {
    setState({ kind: 'verification' });
    await new Promise((resolve) => setTimeout(resolve, verifyMs));
    const seen = await look();
    if (seen) return isTransmis(seen) ? 'transmis' : 'non-parti';
    if (!isOnline.get()) return 'perdu';
    return tries > 1 ? verify(tries - 1) : 'non-parti';
  };

  /** Saves and reads again; returns true when nothing is missing, and shows the problems otherwise. */
  const check = async (): Promise<boolean> => {
    await flush();
    const isReady = manques((await refresh()) ?? present).length === 0;
    if (!isReady) setAttempt(attempt + 1);
    return isReady;
  };

  const refuse = (message: string): Outcome => {
    setState({ kind: 'refus', message });
    return 'refuse';
  };

  const tryOnce = async (): Promise<Outcome> => {
    input.certify();
    await flush();
    const fresh = await refresh();
    if (fresh === null && !isOnline.get()) return 'sans-reseau';
    if (fresh && isTransmis(fresh)) return 'transmis';
    if (manques(fresh ?? present).length > 0) return 'incomplet';
    if (fresh && !input.isAsCertified(fresh)) return refuse(changedMeanwhile);
    const problem = await input.send(fresh ?? present, key.current);
    if (problem === null) return 'transmis';
    if (isPassing(problem)) return verify();
    key.current = newId();
    const after = await refresh();
    if (after && isTransmis(after)) return 'transmis';
    if (after && manques(after).length > 0) setAttempt(attempt + 1);
    return refuse(sayRefus(toRefus(problem)));
  };

  /**
   * Transmits; without a network, waits on this page and tries again when the network is back. Each try replaces what the
   * one before left on the page.
   */
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

/** Removes the reminder once it is no longer true. */
const withdraw = (rappel: string): void => {
  for (const { id, text } of toasts.get()) if (text === rappel) dismissToast(id);
};

/**
 * While the transmission may have failed, prevents a message such as « Connexion rétablie » from suggesting success.
 */
function useDoubt({ kind }: EtatEnvoi): void {
  const isDoubtful = kind !== 'calme';
  useEffect(() => (isDoubtful ? beginDoubt() : undefined), [isDoubtful]);
}

/**
 * Tells a person who leaves although everything is ready that nothing is transmitted, unless the sending is under way.
 */
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
