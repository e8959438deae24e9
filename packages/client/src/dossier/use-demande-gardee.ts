import { useState } from 'react';
import { keepChanges, keptChanges } from '../platform/draft/draft-storage.ts';
import type { Demande } from './completude.ts';

/** What is being asked and not sent yet, kept in this browser until it is; null when nothing is. */
export function useDemandeGardee(name: string) {
  const [demande, setDemande] = useState(() => (keptChanges(name).demande?.to ?? null) as Demande | null);
  return {
    demande,
    keep: (next: Demande | null) => {
      setDemande(next);
      keepChanges(name, next === null ? {} : { demande: { to: next } });
    },
  };
}
