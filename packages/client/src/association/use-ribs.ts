import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { collectionsEndpoints } from '@asso/contract/association/collections.endpoints';
import { useRead } from '../platform/use-read.ts';
import { readAll, type ValueOfRead } from './read-all.ts';

/** What the pages of the bank details are made of. */
export function useRibs(id: string) {
  const input = { query: { id_asso: id } };
  const identite = useRead(associationEndpoints.readIdentite, input);
  const etablissements = useRead(associationEndpoints.listEtablissements, input);
  const ribs = useRead(collectionsEndpoints.listRibs, input);
  const scans = useRead(associationEndpoints.listDocuments, { query: { id_asso: id, type: 'RIB' } });
  return readAll({ identite, etablissements, ribs, scans });
}

export type Ribs = ValueOfRead<ReturnType<typeof useRibs>>;
