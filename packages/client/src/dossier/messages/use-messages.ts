import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { loadUser } from '../../platform/session/session.ts';
import { type Read, useRead } from '../../platform/use-read.ts';
import { fold, type Known, reveal, split } from './messages.ts';

const pauseMs = 15_000;

type Thread = { evenements: unknown[]; messages: MessageDossier[] };
export type Fil = {
  read: Read<Thread>;
  /** The messages shown, oldest first, without those that arrived meanwhile. */
  shown: readonly MessageDossier[];
  /** The number of older messages that are folded. */
  hidden: number;
  showAll: () => void;
  /** The number of messages that arrived meanwhile, shown when the reader asks. */
  waiting: number;
  showWaiting: () => void;
  isNew: (id: string) => boolean;
  /** To put on the element of the messages: they are marked as read once it was visible. */
  place: React.RefObject<HTMLElement | null>;
};

/**
 * Reads the messages of a dossier again every `pauseMs`, while the page is visible; a new message stays marked as long
 * as the page is open.
 */
export function useMessages(id_fo: string, visibles?: number): Fil {
  const read = useRead(dossierEndpoints.readHistorique, { params: { id: id_fo } });
  const { reload } = read;
  const [known, setKnown] = useState<Known | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const place = useRef<HTMLElement>(null);
  const messages = read.state === 'lu' ? read.value.messages : null;
  if (messages && known === null) setKnown(reveal(null, messages));
  const { visible, waiting } = split(messages ?? [], known);
  const start = isWhole ? 0 : fold(visible, known, visibles);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void reload(), pauseMs);
    return () => clearInterval(timer);
  }, [reload]);
  const last = visible.at(-1)?.id;
  const hasNew = visible.some((one) => one.isNew);
  const markRead = useCallback(async () => {
    if (!last || !hasNew) return;
    const outcome = await call(messageEndpoints.markMessagesLus, {
      params: { id: id_fo },
      body: { jusqu_a: last },
    });
    if (outcome.ok) await Promise.all([reload(), loadUser({ again: true })]);
  }, [id_fo, last, hasNew, reload]);
  useSeen(place, markRead);
  return {
    read,
    shown: visible.slice(start),
    hidden: start,
    showAll: () => setIsWhole(true),
    waiting: waiting.length,
    showWaiting: () => messages && setKnown(reveal(known, messages)),
    isNew: (id) => known?.nouveaux.has(id) === true,
    place,
  };
}

/** Calls `act` once the element is visible in the window. */
function useSeen(place: React.RefObject<HTMLElement | null>, act: () => Promise<void>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && !document.hidden) void act();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, act]);
}
