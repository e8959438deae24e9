import { type SignauxView, signauxEndpoints } from '@asso/contract/instruction/signaux.endpoints';
import { useRead } from '../../platform/use-read.ts';

export type Signal = SignauxView['signaux'][number];

/** What is unusual in a dossier and not set aside: what stands against a grant, and what is only to be known. */
export function useSignaux(id_fo: string, service: string): { contraires: Signal[]; autres: Signal[] } {
  const read = useRead(signauxEndpoints.readSignaux, { params: { id: id_fo, service } });
  const kept = read.state === 'lu' ? read.value.signaux.filter(({ ecarte }) => ecarte === null) : [];
  return {
    contraires: kept.filter(({ isContraire }) => isContraire),
    autres: kept.filter(({ isContraire }) => !isContraire),
  };
}
