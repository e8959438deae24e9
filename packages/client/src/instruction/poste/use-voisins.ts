import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { useEffect } from 'react';
import { useReadAhead } from '../../platform/use-read.ts';
import type { FileOuverte } from '../file/use-file-instruction.ts';

/** The neighbours of the dossier in its queue are read ahead. */
export function useVoisins(ouverte: FileOuverte | null): void {
  const readAhead = useReadAhead();
  const next = ouverte?.next?.id_fo;
  const previous = ouverte?.previous?.id_fo;
  useEffect(() => {
    // Each neighbour is read once the dossier on screen has all it needs. What the desk keeps is not read ahead: it
    // would count as read by this agent.
    return whenIdle(() => {
      for (const id of [next, previous]) {
        if (id === undefined) continue;
        readAhead(readDossier, { params: { id } });
        readAhead(dossierEndpoints.readHistorique, { params: { id } });
      }
    });
  }, [next, previous, readAhead]);
}

/** Runs the work once the browser has nothing to do; the function it returns gives the work up. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: 1500 });
  return () => cancelIdleCallback(asked);
}
