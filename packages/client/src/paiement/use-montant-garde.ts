import { useState } from 'react';
import { keepChanges, keptChanges } from '../platform/draft/draft-storage.ts';

/** It keeps in this browser an amount that is typed and not sent yet; null when there is none. */
export function useMontantGarde(name: string) {
  const key = `paiement-${name}`;
  const [value, setValue] = useState<unknown>(() => keptChanges(key).montant?.to ?? null);
  return {
    value,
    keep: (next: unknown) => {
      setValue(next);
      keepChanges(key, next === null || next === '' ? {} : { montant: { to: next } });
    },
  };
}
