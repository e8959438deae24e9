import { type AvisView, avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { useRead } from '../../platform/use-read.ts';
import { avisVoisins } from './avis-voisins.ts';

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
