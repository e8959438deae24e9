import { useState } from 'react';

/**
 * Keeps the typed text until the field is left, however the value is stored or tidied meanwhile. A field that has the
 * focus but in which nothing was typed follows its value. When `round` changes, the text was sent or another person
 * saved: the field shows the value.
 */
export function useTyped(shown: string, round = 0) {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(round);
  if (seen !== round) {
    setSeen(round);
    setTyped(null);
  }
  return {
    text: seen === round ? (typed ?? shown) : shown,
    type: setTyped,
    end: () => setTyped(null),
  };
}
