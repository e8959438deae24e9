import { useState } from 'react';

/**
 * While the field has the focus it shows what was typed, however it is stored or tidied meanwhile; another `round`, and
 * it shows what is stored: what was typed has left.
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
