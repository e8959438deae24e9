import { type AvisView, avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { useRead } from '../../platform/use-read.ts';

export type AvisARendre = {
  /** The opinions that the reader's services still owe, the most pressing first; none until they are read. */
  items: readonly AvisView[];
  total: number;
  /** The rank of the one that is read, from 1; null when it waits no more. */
  rang: number | null;
  previous: AvisView | null;
  next: AvisView | null;
  reload: () => Promise<unknown>;
};

/** Reads the opinions that wait, and those before and after the one that is read. */
export function useAvisARendre(id: string): AvisARendre {
  const read = useRead(avisEndpoints.listAvis, { query: { etat: 'demande' } });
  const { items, total } = read.state === 'lu' ? read.value : { items: [], total: 0 };
  return { ...avisVoisins(items, id), items, total, reload: read.reload };
}

/** Finds the opinions around this one; once given it is no longer in the list, and the first that waits comes next. */
export function avisVoisins<T extends { id: string }>(items: readonly T[], id: string) {
  const at = items.findIndex((one) => one.id === id);
  return {
    rang: at === -1 ? null : at + 1,
    previous: items[at - 1] ?? null,
    next: items[at + 1] ?? null,
  };
}
