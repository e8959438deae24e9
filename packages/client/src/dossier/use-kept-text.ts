import { useState } from 'react';
import { keepChanges, keptChanges } from '../platform/draft/draft-storage.ts';

/** A text not sent yet, kept in this browser until it is. */
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
