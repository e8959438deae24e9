import { useState } from 'react';
import { keepChanges, keptChanges } from '../platform/draft/draft-storage.ts';
import type { Demande } from './completude.ts';

/** The browser keeps a request being written until it is sent; it is null when there is none. */
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
