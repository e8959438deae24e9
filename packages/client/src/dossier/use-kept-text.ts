import { useState } from 'react';
import { keepChanges, keptChanges } from '../platform/draft/draft-storage.ts';
import { useUser } from '../platform/session.ts';

/** A text not sent yet, kept in this browser until it is. */
export function useKeptText(name: string) {
  const key = `${useUser()?._id ?? 'anonyme'}.${name}`;
  const [text, setText] = useState(() => String(keptChanges(key).texte?.to ?? ''));
  return {
    text,
    setText: (next: string) => {
      setText(next);
      keepChanges(key, next === '' ? {} : { texte: { to: next } });
    },
  };
}
