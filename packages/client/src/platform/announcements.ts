// Short messages after an act: shown ten seconds, spoken, kept in « Annonces récentes ». Never the only trace of it.
import { announce } from '../ui/announcer.ts';
import { isInDoubt } from '../ui/network.ts';
import { newId } from '../ui/new-id.ts';
import { createStore } from '../ui/store.ts';
import { now } from './clock.ts';

export type Tone = 'succes' | 'info' | 'attention' | 'erreur';
export type Toast = {
  id: string;
  tone: Tone;
  text: string;
  durationMs: number;
  at: Date;
  /** Pages shown since: it goes with the second one, as it speaks of what is over. */
  pages: number;
};

export const sessionToastMs = 100_000;
const usualMs = 10_000;
const shownAtMost = 3;
const keptAtMost = 20;

/** Those on screen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);
/** The last twenty of this visit, newest first. */
export const recentToasts = createStore<readonly Toast[]>([]);

/** Errors interrupt the reader, the rest waits for a pause; no good news while an act has not succeeded. */
export function notify(tone: Tone, text: string, durationMs = usualMs): void {
  const toast = { id: newId(), tone, text, durationMs, at: now(), pages: 0 };
  if (tone !== 'succes' || !isInDoubt())
    toasts.set((shown) => [...shown.filter((one) => one.text !== text), toast].slice(-shownAtMost));
  recentToasts.set((kept) => [toast, ...kept].slice(0, keptAtMost));
  announce(text, tone === 'erreur' ? 'urgent' : 'poli');
}

export const dismissToast = (id: string): void =>
  toasts.set((shown) => shown.filter((toast) => toast.id !== id));

/** Another page is shown: a message may arrive with it, but not go on to the next. */
export const turnToastsPage = (): void =>
  toasts.set((shown) =>
    shown.filter(({ pages }) => pages === 0).map((toast) => ({ ...toast, pages: toast.pages + 1 })),
  );

/** What was said of the session before is over. */
export const dismissToastsSaying = (text: string): void =>
  toasts.set((shown) => shown.filter((toast) => toast.text !== text));
