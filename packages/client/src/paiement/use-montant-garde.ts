import { useState } from 'react';
import { keepChanges, keptChanges } from '../platform/draft/draft-storage.ts';

/** An amount typed and not sent yet, kept in this browser until it is; null when there is none. */
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
