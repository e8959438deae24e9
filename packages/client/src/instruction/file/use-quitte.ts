import { useEffect, useState } from 'react';
import { ligneId, parseLigneNumero } from './file-instruction.ts';

/**
 * Returns the number of the dossier from which the agent comes back, to mark its line, and gives the link of that line
 * the focus once the list is read.
 */
export function useQuitte(isThere: boolean, isBeside: boolean): string | null {
  const [quitte, setQuitte] = useState(() => parseLigneNumero(location.hash));
  const [wasBeside, setWasBeside] = useState(isBeside);
  if (wasBeside !== isBeside) {
    setWasBeside(isBeside);
    setQuitte(parseLigneNumero(location.hash));
  }
  useEffect(() => {
    if (!isThere || isBeside || quitte === null) return;
    const line = document.getElementById(ligneId(quitte))?.closest('tr');
    line?.querySelector('a')?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'center' });
  }, [isThere, isBeside, quitte]);
  return quitte;
}
