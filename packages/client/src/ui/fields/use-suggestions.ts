import { useEffect, useRef, useState } from 'react';
import { announce } from '../page/announcer.ts';

export type SuggestionsInput<T> = {
  /** Resolves to null when the search cannot answer. */
  search: (text: string, signal: AbortSignal) => Promise<readonly T[] | null>;
  /** Gives the number of suggestions in words, such as « 6 adresses proposées ». */
  countText: (n: number) => string;
  /** Said when the search fails, such as « La recherche d’adresse ne répond pas. Saisissez l’adresse à la main. » */
  failedText?: string;
};

type Suggestions<T> = { text: string; found: readonly T[]; hasFailed: boolean };

const pauseMs = 300;
const fromLetters = 3;

/** Searches a moment after the last key, from the third letter; an answer that comes too late is dropped. */
export function useSuggestions<T>(text: string, input: SuggestionsInput<T>) {
  const [state, setState] = useState<Suggestions<T>>({ text: '', found: [], hasFailed: false });
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const words = text.trim();
  const isAsking = words.length >= fromLetters;
  useEffect(() => {
    if (!isAsking) return;
    const abort = new AbortController();
    const ask = async () => {
      const { search, countText, failedText = '' } = latest.current;
      const found = await search(words, abort.signal);
      if (abort.signal.aborted) return;
      setState({ text: words, found: found ?? [], hasFailed: found === null });
      announce(found ? countText(found.length) : failedText);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words, isAsking]);
  const { found, hasFailed } = state;
  return {
    isAsking,
    /** True while the text typed now has no answer yet. */
    isWaiting: isAsking && state.text !== words,
    found: isAsking ? found : [],
    hasFailed: isAsking && hasFailed,
    /** True when the answer has come and nothing matches. */
    isEmpty: isAsking && state.text === words && !hasFailed && found.length === 0,
  };
}
