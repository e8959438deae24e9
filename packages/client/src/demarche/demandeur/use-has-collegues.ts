import { membreEndpoints } from '@asso/contract/association/membre.endpoints';
import { useRead } from '../../platform/use-read.ts';

/**
 * Tells whether other people manage the association; undefined while unknown. A person who is alone is not asked about
 * sharing.
 */
export function useHasCollegues(id_asso: string): boolean | undefined {
  const read = useRead(membreEndpoints.listMembres, { query: { id_asso } });
  if (read.state === 'attente') return undefined;
  return read.state === 'lu' && read.value.items.filter(({ etat }) => etat === 'active').length > 1;
}
