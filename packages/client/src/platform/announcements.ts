// Short messages after an act: shown ten seconds, spoken, kept in « Messages récents ». Never the only trace of it.
import { announce } from '../ui/announcer.ts';
import { newId } from '../ui/new-id.ts';
import { createStore } from '../ui/store.ts';
import { now } from './clock.ts';

export type Tone = 'succes' | 'info' | 'attention' | 'erreur';
export type Toast = { id: string; tone: Tone; text: string; durationMs: number; at: Date };

export const sessionToastMs = 100_000;
const usualMs = 10_000;
const shownAtMost = 3;
const keptAtMost = 20;

/** Those on screen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);
/** The last twenty of this visit, newest first. */
export const recentToasts = createStore<readonly Toast[]>([]);

/** Errors interrupt the reader, the rest waits for a pause. */
export function notify(tone: Tone, text: string, durationMs = usualMs): void {
  const toast = { id: newId(), tone, text, durationMs, at: now() };
  toasts.set((shown) => [...shown.filter((one) => one.text !== text), toast].slice(-shownAtMost));
  recentToasts.set((kept) => [toast, ...kept].slice(0, keptAtMost));
  announce(text, tone === 'erreur' ? 'urgent' : 'poli');
}

export const dismissToast = (id: string): void =>
  toasts.set((shown) => shown.filter((toast) => toast.id !== id));
