import { useState } from 'react';

/**
 * Keeps the typed text until the field is left, however the value is stored or tidied meanwhile. A field that has the
 * focus but in which nothing was typed follows its value. When `round` changes, the text was sent or another person
 * saved: the field shows the value if it is another one. The same value keeps the text, since the answer to an earlier
 * save may come between « 1, » and « 1,5 ».
 */
export function useTyped(shown: string, round = 0) {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState({ round, shown });
  const isReplaced = seen.round !== round && seen.shown !== shown;
  if (seen.round !== round || seen.shown !== shown) {
    setSeen({ round, shown });
    if (isReplaced) setTyped(null);
  }
  return {
    text: isReplaced ? shown : (typed ?? shown),
    type: setTyped,
    end: () => setTyped(null),
  };
}
