import { useState } from 'react';

/** While the field has the focus it shows what was typed, however it is stored or tidied meanwhile. */
export function useTyped(shown: string) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    text: typed ?? shown,
    type: setTyped,
    begin: () => setTyped(shown),
    end: () => setTyped(null),
  };
}
