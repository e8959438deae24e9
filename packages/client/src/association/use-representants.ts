import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionsEndpoints } from '@asso/contract/association/collections.endpoints';
import { useRead } from '../platform/use-read.ts';
import { readAll, type ValueOfRead } from './read-all.ts';

/** What the pages of the people are made of. */
export function useRepresentants(id: string) {
  const input = { query: { id_asso: id } };
  const identite = useRead(associationEndpoints.readIdentite, input);
  const etablissements = useRead(associationEndpoints.listEtablissements, input);
  const people = useRead(collectionsEndpoints.listRepresentantsLegaux, input);
  return readAll({ identite, etablissements, people });
}

export type Representants = ValueOfRead<ReturnType<typeof useRepresentants>>;
