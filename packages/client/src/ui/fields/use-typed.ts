import { useState } from 'react';

/**
 * While the field has the focus it shows the typed text, however it is stored or tidied meanwhile. When `round`
 * changes, the typed text was sent, and the field shows what is stored.
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
