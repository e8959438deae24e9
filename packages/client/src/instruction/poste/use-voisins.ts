import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { useEffect } from 'react';
import { useReadAhead } from '../../platform/use-read.ts';
import type { FileOuverte } from '../file/use-file-instruction.ts';

/** Reads the previous and the next dossier of the queue beforehand. */
export function useVoisins(ouverte: FileOuverte | null): void {
  const readAhead = useReadAhead();
  const next = ouverte?.next ?? null;
  const previous = ouverte?.previous ?? null;
  useEffect(() => {
    // This waits until the dossier on the screen has all it needs. What marks a dossier as read by the agent is not
    // read beforehand.
    return whenIdle(() => {
      for (const place of [next, previous]) {
        if (!place) continue;
        const params = { id: place.id_fo };
        if (place.genre === 'subvention') readAhead(readDossier, { params });
        readAhead(dossierEndpoints.readHistorique, { params });
      }
    });
  }, [next, previous, readAhead]);
}

/** Runs the work once the browser is idle; the returned function cancels it. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: 1500 });
  return () => cancelIdleCallback(asked);
}
