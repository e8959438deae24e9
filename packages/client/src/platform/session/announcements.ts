// A short message after an act is shown for a while, read aloud, and kept in « Annonces récentes ».
import { announce } from '../../ui/page/announcer.ts';
import { isInDoubt } from '../../ui/page/network.ts';
import { newId } from '../../ui/page/new-id.ts';
import { createStore } from '../../ui/page/store.ts';
import { now } from '../clock.ts';

export type Tone = 'succes' | 'info' | 'attention' | 'erreur';
export type Toast = {
  id: string;
  tone: Tone;
  text: string;
  durationMs: number;
  at: Date;
  /** The number of pages opened since: the message stays on the first one, then disappears. */
  pages: number;
};

export const sessionToastMs = 100_000;
const usualMs = 10_000;
const shownAtMost = 3;
const keptAtMost = 20;

/** The messages on the screen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);
/** The last messages of this visit, newest first. */
export const recentToasts = createStore<readonly Toast[]>([]);

/**
 * Shows a message and reads it aloud: an error at once, the others at the next pause. A success is only kept while an
 * action may have failed.
 */
export function notify(tone: Tone, text: string, durationMs = usualMs): void {
  const toast = { id: newId(), tone, text, durationMs, at: now(), pages: 0 };
  recentToasts.set((kept) => [toast, ...kept].slice(0, keptAtMost));
  if (tone === 'succes' && isInDoubt()) return;
  toasts.set((shown) => [...shown.filter((one) => one.text !== text), toast].slice(-shownAtMost));
  announce(text, tone === 'erreur' ? 'urgent' : 'poli');
}

export const dismissToast = (id: string): void =>
  toasts.set((shown) => shown.filter((toast) => toast.id !== id));

/** When a page opens, keeps the messages that arrived with it and removes those of the page before. */
export const turnToastsPage = (): void =>
  toasts.set((shown) =>
    shown.filter(({ pages }) => pages === 0).map((toast) => ({ ...toast, pages: toast.pages + 1 })),
  );

/** Removes a message about the previous session once a new one has begun. */
export const dismissToastsSaying = (text: string): void =>
  toasts.set((shown) => shown.filter((toast) => toast.text !== text));
