import { useState } from 'react';
import { keepChanges, keptChanges } from '../platform/draft/draft-storage.ts';

/** Keeps a text in the browser until it is sent. */
export function useKeptText(name: string) {
  const [text, setText] = useState(() => String(keptChanges(name).texte?.to ?? ''));
  return {
    text,
    setText: (next: string) => {
      setText(next);
      keepChanges(name, next === '' ? {} : { texte: { to: next } });
    },
  };
}
