import { useState } from 'react';

/**
 * Keeps the typed text while the field has the focus, however the value is stored or tidied meanwhile. When `round`
 * changes the text was sent, and the field shows the stored value.
 */
export function useTyped(shown: string, round = 0) {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(round);
  if (seen !== round) {
    setSeen(round);
    if (typed !== null) setTyped(shown);
  }
  return {
    text: typed ?? shown,
    type: setTyped,
    begin: () => setTyped(shown),
    end: () => setTyped(null),
  };
}
